import { type Context, runtime } from '@aws-appsync/utils';
import { OpenJob } from '../../model/entities/OpenJob';
import { isIdOf, partitionOf } from '../../model/ids';
import { jobRole } from '../../model/jobRole';
import { getCaller, getLatestRecord, type Item, resultOrFail } from '../lib/resolver';

/**
 * Before something below a job is written by others than administrators: whether the caller works on that job. Who is
 * involved in one (a row on the person's private rows) is for its consultants alone.
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
  const side = job ? jobRole(getCaller(ctx), job) : 'none';
  ctx.stash.isAllowed = side === 'consultant' || (side === 'client' && ENTITY.table === 'OpenJob');
  return null;
}
