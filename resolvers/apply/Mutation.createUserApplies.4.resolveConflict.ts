import type { Context } from '@aws-appsync/utils';
import { UserApplies } from '../../model/entities/UserApplies';
import { getLatestRecord, type Item, resultOrFail } from '../lib/resolver';
import { resolveConflict } from '../lib/write/conflict';

/** The record as it now is: after applying again, or when somebody was first. */
export function request(ctx: Context) {
  return getLatestRecord(UserApplies, ctx.stash.record.id);
}

export function response(ctx: Context) {
  return ctx.prev.result.isWritten ? resultOrFail<Item>(ctx) : resolveConflict(ctx);
}
