import type { StoredItem } from '../lib/StoredItem';

/** The row that makes a url unique, as the API writes it together with the record that has the url. */
export function claimItem(
  kind: 'PageUrl' | 'CategoryUrl' | 'PortfolioPath',
  url: string,
  id: string,
): StoredItem {
  return { table: 'Catalog', item: { pk: kind, sk: url, __typename: kind, id } };
}
