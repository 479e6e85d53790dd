import { queryAsGuest } from '../../lib/guest/queryAsGuest';
import type { SiteUrl } from './SiteUrl';

const QUERY = `query Pages {
  listPageQueries(limit: 1000) { items { id url updatedAt } }
  listProfessionalItems(limit: 1000) { items { id updatedAt } }
}`;

interface Answer {
  listPageQueries: { items: readonly { url: string; updatedAt: string }[] };
  listProfessionalItems: { items: readonly { id: string; updatedAt: string }[] };
}

/**
 * Returns the public pages (saved searches with a URL), and the pages of the items that professionals offer,
 * at most 1,000 of each.
 */
export async function listPageUrls(): Promise<SiteUrl[]> {
  const { listPageQueries, listProfessionalItems } = await queryAsGuest<Answer>(QUERY, {});
  return [
    ...listPageQueries.items.map(({ url, updatedAt }) => ({
      path: `/${encodeURIComponent(url)}`,
      changedAt: updatedAt,
    })),
    ...listProfessionalItems.items.map(({ id, updatedAt }) => ({
      path: `/professionals/categories/skills/${encodeURIComponent(id)}`,
      changedAt: updatedAt,
    })),
  ];
}
