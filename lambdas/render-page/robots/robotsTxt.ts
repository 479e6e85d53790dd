import { unlistedAreas } from '../../../model/unlistedAreas';

/** Returns the text of /robots.txt: where robots find nothing, and where the list of pages is. */
export function robotsTxt(site: string): string {
  return [
    'User-agent: *',
    ...unlistedAreas.map((area) => `Disallow: /${area}`),
    '',
    `Sitemap: ${site}/sitemap.xml`,
    '',
  ].join('\n');
}
