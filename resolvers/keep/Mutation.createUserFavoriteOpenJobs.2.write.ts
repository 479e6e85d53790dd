import { type Context, util } from '@aws-appsync/utils';
import { put } from '@aws-appsync/utils/dynamodb';
import { UserFavoriteOpenJobs } from '../../model/entities/UserFavoriteOpenJobs';
import { childId, keyOf } from '../../model/ids';
import { type Item, resultOrFail } from '../lib/resolver';
import { existingOrConflict } from '../lib/write/conflict';
import { stamp } from '../lib/write/record';

interface Args {
  input: { userID: string; openJobID: string; isFavorite?: boolean | null; clientToken?: string | null };
}

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
  return put({
    key: keyOf(UserFavoriteOpenJobs, id),
    item,
    condition: { pk: { attributeExists: false } },
  });
}

/** Kept once by construction: a second create is `Conflict`, a repeated one its first record. */
export function response(ctx: Context<Args>) {
  const isThere = ctx.error?.type === 'DynamoDB:ConditionalCheckFailedException';
  return isThere ? existingOrConflict(ctx.result as Item, ctx.stash.record) : resultOrFail<Item>(ctx);
}
