import type { Item } from '../../lib/resolver';

/** The key of the row that reserves a portfolio's url; its `id` is the talent's sub. */
export function portfolioPathKey(path: string) {
  return { pk: 'PortfolioPath', sk: path };
}

/**
 * A transaction's steps that take a portfolio's address for a talent, when nobody else has it, and give back the
 * one before; none when it stays. An empty address is none.
 */
export function movePathWrites(table: string, sub: string, from: unknown, to: unknown) {
  if (from === to || (!from && !to)) return [];
  const mine = { id: { eq: sub } };
  const item: Item = { __typename: 'PortfolioPath', id: sub };
  const free = { or: [{ pk: { attributeExists: false } }, mine] };
  const taken = to ? [{ putItem: { table, key: portfolioPathKey(`${to}`), item, condition: free } }] : [];
  const given = from ? [{ deleteItem: { table, key: portfolioPathKey(`${from}`), condition: mine } }] : [];
  return [...taken, ...given];
}
