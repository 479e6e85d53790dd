interface Page<Item> {
  items: readonly Item[];
  nextToken?: string | null;
}

/** The maximum number of URLs in one sitemap, by its standard. */
const MOST = 50_000;

/**
 * Reads a list of the API page by page, and returns its items, at most 50,000.
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
  } while (nextToken && items.length < MOST);
  return items.slice(0, MOST);
}
