import { queryAsGuest } from '../../lib/guest/queryAsGuest';
import { readPages } from './readPages';
import type { SiteUrl } from './SiteUrl';

const PAGES = `query Pages($nextToken: String) {
  listPageQueries(limit: 1000, nextToken: $nextToken) { items { url updatedAt } nextToken }
}`;
const ITEMS = `query Items($nextToken: String) {
  listProfessionalItems(limit: 1000, nextToken: $nextToken) { items { id updatedAt } nextToken }
}`;

interface Page<Item> {
  items: readonly (Item & { updatedAt: string })[];
  nextToken: string | null;
}

/** Returns the public pages (saved searches with a URL), and the pages of the items that professionals offer. */
export async function listPageUrls(): Promise<SiteUrl[]> {
  const [pages, items] = await Promise.all([
    readPages(async (nextToken) => {
      const answer = await queryAsGuest<{ listPageQueries: Page<{ url: string }> }>(PAGES, { nextToken });
      return answer.listPageQueries;
    }),
    readPages(async (nextToken) => {
      const answer = await queryAsGuest<{ listProfessionalItems: Page<{ id: string }> }>(ITEMS, {
        nextToken,
      });
      return answer.listProfessionalItems;
    }),
  ]);
  return [
    ...pages.map(({ url, updatedAt }) => ({ path: `/${encodeURIComponent(url)}`, changedAt: updatedAt })),
    ...items.map(({ id, updatedAt }) => ({
      path: `/professionals/categories/skills/${encodeURIComponent(id)}`,
      changedAt: updatedAt,
    })),
  ];
}
