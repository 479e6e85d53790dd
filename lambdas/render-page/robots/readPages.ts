import { mostUrls } from './mostUrls';

interface Page<Item> {
  items: readonly Item[];
  nextToken?: string | null;
}

/**
 * Reads a list of the API page by page, and returns its items. It reads no further page when the items are
 * enough for a full sitemap (`mostUrls`).
 * @param read returns the page of a cursor, or the first page for null
 */
export async function readPages<Item>(
  read: (nextToken: string | null) => Promise<Page<Item>>,
): Promise<Item[]> {
  const items: Item[] = [];
  let nextToken: string | null = null;
  do {
    const page = await read(nextToken);
    items.push(...page.items);
    nextToken = page.nextToken ?? null;
  } while (nextToken && items.length < mostUrls);
  return items;
}
