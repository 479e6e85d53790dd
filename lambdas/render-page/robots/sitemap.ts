import type { PageTemplate } from '../../../model/PageTemplate';
import { listJobUrls } from './listJobUrls';
import { listPageUrls } from './listPageUrls';
import { listPortfolioUrls } from './listPortfolioUrls';
import { mostUrls } from './mostUrls';
import { renderXml } from './renderXml';
import type { SiteUrl } from './SiteUrl';

/** Returns the fixed pages that search engines may list. */
const fixedUrls = ({ pages }: PageTemplate): SiteUrl[] =>
  Object.entries(pages)
    .filter(([, { isHidden }]) => !isHidden)
    .map(([path]) => ({ path }));

async function list(part: string, template: PageTemplate): Promise<SiteUrl[] | null> {
  if (part === 'pages') return [...fixedUrls(template), ...(await listPageUrls())];
  if (part === 'portfolios') return listPortfolioUrls();
  const [, month] = /^jobs-(\d{4}-(?:0[1-9]|1[0-2]))$/.exec(part) ?? [];
  return month ? listJobUrls(month) : null;
}

/**
 * Returns the text of one of the sitemaps that `sitemapIndex` names. Null for an unknown one.
 * @param part `pages` (fixed pages, public pages and professional items), `portfolios`, or the jobs of a
 * month, such as `jobs-2026-03`
 * @param site origin of the site
 */
export async function sitemap(part: string, site: string, template: PageTemplate): Promise<string | null> {
  const urls = await list(part, template);
  if (!urls) return null;
  return renderXml(
    'urlset',
    'url',
    urls.slice(0, mostUrls).map(({ path, changedAt }) => ({ url: site + path, changedAt })),
  );
}
