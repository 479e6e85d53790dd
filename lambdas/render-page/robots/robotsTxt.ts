import { unlistedAreas } from '../../../model/unlistedAreas';

/**
 * Returns the text of /robots.txt: the paths that search engines must not read, and the URL of sitemap.xml.
 */
export function robotsTxt(site: string): string {
  return [
    'User-agent: *',
    ...unlistedAreas.map((area) => `Disallow: /${area}`),
    '',
    `Sitemap: ${site}/sitemap.xml`,
    '',
  ].join('\n');
}
