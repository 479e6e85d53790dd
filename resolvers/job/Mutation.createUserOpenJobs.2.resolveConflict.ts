import type { Context } from '@aws-appsync/utils';
import { UserOpenJobs } from '../../model/entities/UserOpenJobs';
import { getLatestRecord } from '../lib/resolver';

export { resolveConflict as response } from '../lib/write/conflict';

/** The write was refused: somebody was first, or the person or the job is not there. */
export function request(ctx: Context) {
  return getLatestRecord(UserOpenJobs, ctx.stash.record.id);
}
