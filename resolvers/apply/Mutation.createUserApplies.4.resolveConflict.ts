import type { Context } from '@aws-appsync/utils';
import { get } from '@aws-appsync/utils/dynamodb';
import { UserApplies } from '../../model/entities/UserApplies';
import { keyOf } from '../../model/ids';
import { type Item, resultOrFail } from '../lib/resolver';
import { resolveConflict } from '../lib/write/conflict';

/** The record as it now is: after applying again, or when somebody was first. */
export function request(ctx: Context) {
  return get({ key: keyOf(UserApplies, ctx.stash.record.id), consistentRead: true });
}

export function response(ctx: Context) {
  return ctx.prev.result.isWritten ? resultOrFail<Item>(ctx) : resolveConflict(ctx);
}
