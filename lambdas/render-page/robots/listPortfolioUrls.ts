import { queryAsGuest } from '../../lib/guest/queryAsGuest';
import { readPages } from './readPages';
import type { SiteUrl } from './SiteUrl';

const QUERY = `query Portfolios($nextToken: String) {
  listPublicPortfolios(limit: 100, nextToken: $nextToken) {
    items { path updatedAt }
    nextToken
  }
}`;

interface Answer {
  listPublicPortfolios: {
    items: readonly { path: string; updatedAt: string }[];
    nextToken: string | null;
  };
}

/**
 * Returns the pages of the portfolios that guests may read, in the order of their paths, at most as many as
 * one sitemap may contain.
 */
export async function listPortfolioUrls(): Promise<SiteUrl[]> {
  const portfolios = await readPages(
    async (nextToken) => (await queryAsGuest<Answer>(QUERY, { nextToken })).listPublicPortfolios,
  );
  return portfolios.map(({ path, updatedAt }) => ({
    path: `/portfolio/${encodeURIComponent(path)}`,
    changedAt: updatedAt,
  }));
}
