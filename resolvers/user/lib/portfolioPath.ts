import type { Item } from '../../lib/resolver';

/** The type of the rows that reserve portfolio paths, and the partition that they share. */
export const portfolioPaths = 'PortfolioPath';

/** Returns the DynamoDB key of the row that reserves a portfolio path. The row's `id` is the talent's sub. */
export function portfolioPathKey(path: string) {
  return { pk: portfolioPaths, sk: path };
}

/** Returns the transaction item that reserves a portfolio path for a talent, unless it is somebody else's. */
export function reservePathWrite(table: string, sub: string, path: string) {
  const item: Item = { __typename: portfolioPaths, id: sub };
  const free = { or: [{ pk: { attributeExists: false } }, { id: { eq: sub } }] };
  return { putItem: { table, key: portfolioPathKey(path), item, condition: free } };
}

/**
 * Returns the transaction items that reserve a new portfolio path (`to`) for a talent and delete the
 * reservation of the old one (`from`). An empty path means none. The list is empty if the path stays the
 * same.
 */
export function movePathWrites(table: string, sub: string, from: unknown, to: unknown) {
  if (from === to || (!from && !to)) return [];
  const taken = to ? [reservePathWrite(table, sub, `${to}`)] : [];
  const condition = { id: { eq: sub } };
  const given = from ? [{ deleteItem: { table, key: portfolioPathKey(`${from}`), condition } }] : [];
  return [...taken, ...given];
}
