import type { Context } from '@aws-appsync/utils';
import { batchGetItems, batchItems } from '../lib/resolver';
import { callerRowKeys } from './lib/callerRowKeys';

/**
 * Reads the caller's keep of the job and application to it, and adds them to the job. Returns null if the
 * caller may see only that the job was closed (see the previous step), and has neither kept it nor applied to
 * it.
 */
export function request(ctx: Context<{ id: string }>) {
  const { keep, apply } = callerRowKeys(ctx.stash.who.sub, ctx.args.id);
  return batchGetItems(ctx, 'Talent', [keep, apply]);
}

export function response(ctx: Context<{ id: string }>) {
  const rows = batchItems(ctx, 'Talent').filter((row) => row);
  const myFavorite = rows.filter((row) => row?.__typename === 'UserFavoriteOpenJobs')[0] ?? null;
  const myApply = rows.filter((row) => row?.__typename === 'UserApplies')[0] ?? null;
  const isConcerned = myFavorite?.isFavorite === true || myApply;
  if (ctx.stash.isTombstone && !isConcerned) return null;
  return { ...ctx.prev.result, myFavorite, myApply };
}
