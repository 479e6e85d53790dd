import type { Item } from '../../lib/resolver';

/** The key of the row that reserves a portfolio path; its `id` is the talent's sub. */
export function portfolioPathKey(path: string) {
  return { pk: 'PortfolioPath', sk: path };
}

/**
 * The transaction items that reserve a free portfolio path for a talent and release the previous one; none
 * if it stays the same. An empty path counts as none.
 */
export function movePathWrites(table: string, sub: string, from: unknown, to: unknown) {
  if (from === to || (!from && !to)) return [];
  const isOwn = { id: { eq: sub } };
  const item: Item = { __typename: 'PortfolioPath', id: sub };
  const free = { or: [{ pk: { attributeExists: false } }, isOwn] };
  const taken = to ? [{ putItem: { table, key: portfolioPathKey(`${to}`), item, condition: free } }] : [];
  const given = from ? [{ deleteItem: { table, key: portfolioPathKey(`${from}`), condition: isOwn } }] : [];
  return [...taken, ...given];
}
