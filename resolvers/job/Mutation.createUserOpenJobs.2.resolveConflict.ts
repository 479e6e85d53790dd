import type { Context } from '@aws-appsync/utils';
import { UserOpenJobs } from '../../model/entities/UserOpenJobs';
import { getLatestRecord } from '../lib/resolver';

export { resolveConflict as response } from '../lib/write/record';

/** Reads the existing record after a refused create; without one, the person or the job does not exist. */
export function request(ctx: Context) {
  return getLatestRecord(UserOpenJobs, ctx.stash.record.id);
}
