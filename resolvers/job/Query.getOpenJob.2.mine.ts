import type { Context } from '@aws-appsync/utils';
import { batchGetItems, batchItems } from '../lib/resolver';
import { callerRowKeys } from './lib/callerRowKeys';

/**
 * Reads the caller's keep of the job and the caller's application to it. Administrators, the job's owners and
 * consultants, and members of its organization still see a closed job. Others see only its title and times,
 * and only if they keep it or have applied to it.
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
