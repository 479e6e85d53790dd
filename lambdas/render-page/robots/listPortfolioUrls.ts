import { queryAsGuest } from '../../lib/guest/queryAsGuest';
import type { SiteUrl } from './SiteUrl';

const QUERY = `query Portfolios($nextToken: String) {
  listPublicPortfolios(limit: 100, nextToken: $nextToken) {
    items { path updatedAt }
    nextToken
  }
}`;

/** The maximum number of URLs in one sitemap, by its standard. */
const MOST = 50_000;

interface Answer {
  listPublicPortfolios: {
    items: readonly { path: string; updatedAt: string }[];
    nextToken: string | null;
  };
}

/** Returns the pages of the portfolios that guests may read, at most 50,000 in the order of their paths. */
export async function listPortfolioUrls(): Promise<SiteUrl[]> {
  const urls: SiteUrl[] = [];
  let nextToken: string | null = null;
  do {
    const { listPublicPortfolios: page }: Answer = await queryAsGuest<Answer>(QUERY, { nextToken });
    for (const { path, updatedAt } of page.items)
      urls.push({ path: `/portfolio/${encodeURIComponent(path)}`, changedAt: updatedAt });
    nextToken = page.nextToken;
  } while (nextToken && urls.length < MOST);
  return urls.slice(0, MOST);
}
