import { query } from '../api/query';
import { composed } from '../composed';

/** Reads all pages of a list as a guest and returns the given fields of every row. */
export async function readAllAsGuest<Row>(list: string, fields: string): Promise<Row[]> {
  const rows: Row[] = [];
  let nextToken: string | null = null;
  do {
    const document = composed<
      Record<string, Page>
    >`query ($nextToken: String) { ${list}(limit: 50, nextToken: $nextToken) { items { ${fields} } nextToken } }`;
    type Page = { items: Row[]; nextToken: string | null };
    const { data, errors } = await query(document, { nextToken }, 'guest');
    if (!data) throw new Error(`${list}: ${errors[0]?.message}`);
    const page: Page = data[list]!;
    rows.push(...page.items);
    nextToken = page.nextToken;
  } while (nextToken);
  return rows;
}
