import type { Context } from '@aws-appsync/utils';
import { WPWorker } from '../../model/entities/WPWorker';
import { getLatestRecord } from '../lib/resolver';

export { resolveConflict as response } from '../lib/write/record';

/**
 * Reads the existing professional after its create was refused. If the request repeats the one that created
 * it, the caller gets that record, otherwise `Conflict`. If there is none, because the profile or a category
 * does not exist, the error is `Unauthorized`.
 */
export function request(ctx: Context) {
  return getLatestRecord(WPWorker, ctx.stash.record.id);
}
