import { type Context, runtime } from '@aws-appsync/utils';
import { OpenJob } from '../../model/entities/OpenJob';
import { isIdOf, partitionOf } from '../../model/ids';
import { jobRole } from '../../model/jobStaff';
import { getCaller, getLatestRecord, type Item, resultOrFail } from '../lib/resolver';

/**
 * Checks that the caller is job staff before they write below the job. Who is involved in a job, a row
 * among the person's private rows, is for the job's consultants only.
 */
export function request(ctx: Context<{ input: { id?: string; openJobID?: string } }>) {
  const who = getCaller(ctx);
  const { id, openJobID } = ctx.args.input;
  const isBelow = ENTITY.table === 'OpenJob';
  const job = isBelow ? partitionOf(`${id ?? openJobID}`) : (`${id}`.split('.')[1] ?? '');
  if (who.isAdmin || !who.inClientArea || !isIdOf(OpenJob, job)) runtime.earlyReturn(null);
  return getLatestRecord(OpenJob, job);
}

export function response(ctx: Context) {
  const job = resultOrFail<Item | null>(ctx);
  const role = job ? jobRole(getCaller(ctx), job) : 'none';
  ctx.stash.isAllowed = role === 'consultant' || (role === 'client' && ENTITY.table === 'OpenJob');
  return null;
}
