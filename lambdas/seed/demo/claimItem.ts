import type { StoredItem } from '../lib/StoredItem';

/** Builds the row that reserves a unique URL for a demo record, in the form in which the API stores it. */
export function claimItem(
  kind: 'PageUrl' | 'CategoryUrl' | 'PortfolioPath',
  url: string,
  id: string,
): StoredItem {
  return { table: 'Catalog', item: { pk: kind, sk: url, __typename: kind, id } };
}
