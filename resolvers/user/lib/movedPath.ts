import type { Item } from '../../lib/Item';
import { pathKey } from './pathKey';

/**
 * Returns the steps of a transaction that reserve the new portfolio URL of a talent, if nobody else has it, and
 * release the previous one; empty if it does not change.
 */
export function movedPath(table: string, sub: string, from: unknown, to: unknown) {
  if (from === to || (!from && !to)) return [];
  const mine = { id: { eq: sub } };
  const item: Item = { __typename: 'PortfolioPath', id: sub };
  const free = { or: [{ pk: { attributeExists: false } }, mine] };
  const taken = to ? [{ putItem: { table, key: pathKey(`${to}`), item, condition: free } }] : [];
  const given = from ? [{ deleteItem: { table, key: pathKey(`${from}`), condition: mine } }] : [];
  return [...taken, ...given];
}
