import type { Context } from '@aws-appsync/utils';
import { get } from '@aws-appsync/utils/dynamodb';
import { UserOpenJobs } from '../../model/entities/UserOpenJobs';
import { addressOf } from '../../model/ids';

export { settled as response } from '../lib/settled';

/** The write was refused: somebody was first, or the person or the job is not there. */
export function request(ctx: Context) {
  return get({ key: addressOf(UserOpenJobs, ctx.stash.record.id), consistentRead: true });
}
