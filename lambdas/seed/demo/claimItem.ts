import type { StoredItem } from '../lib/StoredItem';

/** The claim of a unique url, as creating the record that has it leaves it. */
export function claimItem(
  kind: 'PageUrl' | 'CategoryUrl' | 'PortfolioPath',
  url: string,
  id: string,
): StoredItem {
  return { table: 'Catalog', item: { pk: kind, sk: url, __typename: kind, id } };
}
