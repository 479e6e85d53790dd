import type { PageTemplate } from '../../../model/PageTemplate';
import { listJobUrls } from './listJobUrls';
import { listPageUrls } from './listPageUrls';
import type { SiteUrl } from './SiteUrl';

/** Escapes a URL for XML. Paths are percent-encoded, so `&` and `'` are the only characters to escape. */
const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll("'", '&apos;');

const render = (site: string, { path, changedAt }: SiteUrl): string =>
  `<url><loc>${escape(site + path)}</loc>${changedAt ? `<lastmod>${changedAt}</lastmod>` : ''}</url>`;

/**
 * Returns the text of /sitemap.xml. It lists the fixed pages that search engines may list, the public pages,
 * and the pages of public jobs and of professional items. Portfolios are not in it.
 * @param site origin of the site
 */
export async function sitemap(site: string, { pages }: PageTemplate): Promise<string> {
  const fixed = Object.entries(pages)
    .filter(([, { isHidden }]) => !isHidden)
    .map(([path]) => ({ path }));
  const found = await Promise.all([listPageUrls(), listJobUrls()]);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...[...fixed, ...found.flat()].map((url) => render(site, url)),
    '</urlset>',
    '',
  ].join('\n');
}
