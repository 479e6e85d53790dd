import type { Context } from '@aws-appsync/utils';
import { UserApplies } from '../../model/entities/UserApplies';
import { getLatestRecord, type Item, resultOrFail } from '../lib/resolver';
import { resolveConflict } from '../lib/write/record';

/**
 * Reads the application after the transaction. If the transaction succeeded, the caller gets the application.
 * If it was refused, `resolveConflict` decides: the caller gets the application only on a retry.
 */
export function request(ctx: Context) {
  return getLatestRecord(UserApplies, ctx.stash.record.id);
}

export function response(ctx: Context) {
  return ctx.prev.result.isWritten ? resultOrFail<Item>(ctx) : resolveConflict(ctx);
}
