import type { Context } from '@aws-appsync/utils';
import { UserOpenJobs } from '../../model/entities/UserOpenJobs';
import { getLatestRecord } from '../lib/resolver';

export { resolveConflict as response } from '../lib/write/record';

/**
 * Reads the existing involvement after its create was refused. If the request repeats the one that created
 * it, the caller gets that record, otherwise `Conflict`. If there is none, because the person does not exist,
 * the error is `Unauthorized`.
 */
export function request(ctx: Context) {
  return getLatestRecord(UserOpenJobs, ctx.stash.record.id);
}
