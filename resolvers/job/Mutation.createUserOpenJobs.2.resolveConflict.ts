import type { Context } from '@aws-appsync/utils';
import { get } from '@aws-appsync/utils/dynamodb';
import { UserOpenJobs } from '../../model/entities/UserOpenJobs';
import { keyOf } from '../../model/ids';

export { resolveConflict as response } from '../lib/write/conflict';

/** The write was refused: somebody was first, or the person or the job is not there. */
export function request(ctx: Context) {
  return get({ key: keyOf(UserOpenJobs, ctx.stash.record.id), consistentRead: true });
}
