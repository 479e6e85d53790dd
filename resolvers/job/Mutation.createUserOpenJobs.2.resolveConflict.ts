import type { Context } from '@aws-appsync/utils';
import { UserOpenJobs } from '../../model/entities/UserOpenJobs';
import { getLatestRecord } from '../lib/resolver';

export { resolveConflict as response } from '../lib/write/record';

/**
 * Reads the existing involvement after its create was refused. If there is none, the person does not exist.
 */
export function request(ctx: Context) {
  return getLatestRecord(UserOpenJobs, ctx.stash.record.id);
}
