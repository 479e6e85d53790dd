import { type Context, runtime } from '@aws-appsync/utils';
import { get } from '@aws-appsync/utils/dynamodb';
import { OpenJob } from '../../model/entities/OpenJob';
import { addressOf, isIdOf, partitionOf } from '../../model/ids';
import { jobSide } from '../../model/jobSide';
import { answered } from '../lib/answered';
import { caller } from '../lib/caller';
import type { Item } from '../lib/Item';

/**
 * Before something below a job is written by others than administrators: whether the caller works on that job. Who is
 * involved in one (a row on the person's desk) is for its consultants alone.
 */
export function request(ctx: Context<{ input: { id?: string; openJobID?: string } }>) {
  const who = caller(ctx);
  const { id, openJobID } = ctx.args.input;
  const isBelow = ENTITY.table === 'OpenJob';
  const job = isBelow ? partitionOf(`${id ?? openJobID}`) : (`${id}`.split('.')[1] ?? '');
  if (who.isAdmin || !who.inClientArea || !isIdOf(OpenJob, job)) runtime.earlyReturn(null);
  return get({ key: addressOf(OpenJob, job), consistentRead: true });
}

export function response(ctx: Context) {
  const job = answered<Item | null>(ctx);
  const side = job ? jobSide(caller(ctx), job) : 'none';
  ctx.stash.isOfJob = side === 'consultant' || (side === 'client' && ENTITY.table === 'OpenJob');
  return null;
}
