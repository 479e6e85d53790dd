import type { Context } from '@aws-appsync/utils';
import { answered } from './answered';
import { fail } from './fail';
import type { Item } from './Item';
import { settledBy } from './settledBy';

/** After a create that the table refused: what `settledBy` says of the record there; none means no parent. */
export function settled(ctx: Context): Item {
  const there = answered<Item | null>(ctx);
  if (!there) return fail('Unauthorized', 'The parent is not there, or not the caller’s.');
  return settledBy(there, ctx.stash.record as Item);
}
