import { type Context, runtime } from '@aws-appsync/utils';
import { OpenJob } from '../../model/entities/OpenJob';
import { isIdOf, partitionOf } from '../../model/ids';
import { jobRole } from '../../model/jobStaff';
import { getCaller, getLatestRecord, type Item, resultOrFail } from '../lib/resolver';
import { ENTITY } from '../lib/bundleConstants';

/**
 * The first step when a generic mutation writes a record that belongs to a job. Reads the job, and notes in
 * the stash whether the caller may write the record: clients and consultants of the job if it is a record
 * below the job, only its consultants if it is an involvement. Skipped for administrators.
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
