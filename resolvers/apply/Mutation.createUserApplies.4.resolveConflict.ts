import type { Context } from '@aws-appsync/utils';
import { UserApplies } from '../../model/entities/UserApplies';
import { getLatestRecord, type Item, resultOrFail } from '../lib/resolver';
import { resolveConflict } from '../lib/write/record';

/**
 * Reads the stored application, to return it after a renewed application, or to resolve the conflict if another request
 * created it first.
 */
export function request(ctx: Context) {
  return getLatestRecord(UserApplies, ctx.stash.record.id);
}

export function response(ctx: Context) {
  return ctx.prev.result.isWritten ? resultOrFail<Item>(ctx) : resolveConflict(ctx);
}
