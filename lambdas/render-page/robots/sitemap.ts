import type { PageTemplate } from '../../../model/PageTemplate';
import { listJobUrls } from './listJobUrls';
import { listPageUrls } from './listPageUrls';
import type { SiteUrl } from './SiteUrl';

/** Escapes what is not allowed in XML's text. Paths are encoded, so that nothing else needs to be. */
const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll("'", '&apos;');

const render = (site: string, { path, changedAt }: SiteUrl): string =>
  `<url><loc>${escape(site + path)}</loc>${changedAt ? `<lastmod>${changedAt}</lastmod>` : ''}</url>`;

/**
 * Returns /sitemap.xml: every page that guests may read and search engines may show.
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
