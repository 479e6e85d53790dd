import { type Context, runtime } from '@aws-appsync/utils';
import { isIdOf, parentIdOf } from '../../model/ids';
import { getCaller, getLatestRecord, type Item, resultOrFail } from '../lib/resolver';
import { parentOf } from './lib/parentOf';

/**
 * The first step when a generic mutation writes a child record and only the author of its parent may do so.
 * Reads the parent, and notes in the stash whether the caller is its author. Skipped for administrators.
 */
export function request(ctx: Context<{ input: Item }>) {
  const who = getCaller(ctx);
  const { id } = ctx.args.input;
  const own = ENTITY.id === 'single' ? id : parentIdOf(`${id}`);
  const above = `${id ? own : ctx.args.input[ENTITY.parent]}`;
  if (who.isAdmin || !who.inClientArea || !isIdOf(parentOf(ENTITY), above)) runtime.earlyReturn(null);
  return getLatestRecord(parentOf(ENTITY), above);
}

export function response(ctx: Context) {
  const above = resultOrFail<Item | null>(ctx);
  ctx.stash.isAllowed = above !== null && above.createdBy === getCaller(ctx).sub;
  return null;
}
