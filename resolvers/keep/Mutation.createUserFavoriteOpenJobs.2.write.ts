import { type Context, util } from '@aws-appsync/utils';
import { UserFavoriteOpenJobs } from '../../model/entities/UserFavoriteOpenJobs';
import { childId } from '../../model/ids';
import type { Item } from '../lib/resolver';
import { createdOrFail, putIfAbsent, stamp } from '../lib/write/record';

interface Args {
  input: { userID: string; openJobID: string; isFavorite?: boolean | null; clientToken?: string | null };
}

/** Stores the caller's keep of a job, with a snapshot of the job. */
export function request(ctx: Context<Args>) {
  const { userID, openJobID, isFavorite, clientToken } = ctx.args.input;
  const id = childId(userID, openJobID);
  const values = { userID, openJobID, isFavorite: isFavorite !== false, openJob: ctx.prev.result };
  const made = { __typename: 'UserFavoriteOpenJobs', id, createdBy: userID, createToken: clientToken };
  const index = {
    parentKey: `OpenJob#${openJobID}`,
    parentSort: `UserFavoriteOpenJobs#${util.time.nowISO8601()}`,
  };
  const item: Item = { ...stamp(values, made), ...index, owner: userID };
  ctx.stash.record = item;
  return putIfAbsent(UserFavoriteOpenJobs, item);
}

/**
 * Returns the stored keep. If the person already has a keep of this job, a retry of the request that created
 * it gets that keep, and any other request gets `Conflict`.
 */
export function response(ctx: Context<Args>) {
  return createdOrFail(ctx);
}
