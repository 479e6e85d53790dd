import type { Context } from '@aws-appsync/utils';
import { UserApplies } from '../../model/entities/UserApplies';
import { getLatestRecord, type Item, resultOrFail } from '../lib/resolver';
import { resolveConflict } from '../lib/write/record';

/**
 * Reads the stored application after the transaction. The caller gets it if the transaction has succeeded, or
 * if the request repeats an earlier one. Otherwise the error is `Conflict`, or `Unauthorized` if there is no
 * application.
 */
export function request(ctx: Context) {
  return getLatestRecord(UserApplies, ctx.stash.record.id);
}

export function response(ctx: Context) {
  return ctx.prev.result.isWritten ? resultOrFail<Item>(ctx) : resolveConflict(ctx);
}
