import type { StoredRow } from '../../generated/types';

/** The type of the rows that reserve portfolio paths, which is also their partition. */
export const portfolioPaths = 'PortfolioPath';

/** Returns the DynamoDB key of the row that reserves a portfolio path. The row contains the talent's sub. */
export function portfolioPathKey(path: string) {
  return { pk: portfolioPaths, sk: path };
}

/**
 * Returns the transaction item that reserves a portfolio path for a talent. The transaction fails if somebody
 * else has the path.
 */
export function reservePathWrite(table: string, sub: string, path: string) {
  const item: StoredRow = { __typename: portfolioPaths, id: sub };
  const free = { or: [{ pk: { attributeExists: false } }, { id: { eq: sub } }] };
  return { putItem: { table, key: portfolioPathKey(path), item, condition: free } };
}

/**
 * Returns the transaction items that change a talent's portfolio path: they reserve the path `to` and delete
 * the reservation of `from`. An empty text means no path. None if the path stays the same.
 */
export function movePathWrites(
  table: string,
  sub: string,
  from: string | null | undefined,
  to: string | null,
) {
  if (from === to || (!from && !to)) return [];
  const taken = to ? [reservePathWrite(table, sub, to)] : [];
  const condition = { id: { eq: sub } };
  const given = from ? [{ deleteItem: { table, key: portfolioPathKey(from), condition } }] : [];
  return [...taken, ...given];
}

/** The reservation of a path: `id` is the sub of the person who has it. */
export type PathRow = { sk: string; id: string };
