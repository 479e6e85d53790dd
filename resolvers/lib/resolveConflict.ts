import type { Context } from '@aws-appsync/utils';
import { resultOrFail } from './resolver';
import { fail } from './fail';
import type { Item } from './Item';
import { existingOrConflict } from './write/conflict';

/** After a create that the table refused: what `existingOrConflict` says of the record there; none means no parent. */
export function resolveConflict(ctx: Context): Item {
  const there = resultOrFail<Item | null>(ctx);
  if (!there) return fail('Unauthorized', 'The parent is not there, or not the caller’s.');
  return existingOrConflict(there, ctx.stash.record as Item);
}
