import { type Context, runtime } from '@aws-appsync/utils';
import { get } from '@aws-appsync/utils/dynamodb';
import { OpenJob } from '../../model/entities/OpenJob';
import { addressOf, isIdOf } from '../../model/ids';
import { jobSide } from '../../model/jobSide';
import { answered } from '../lib/answered';
import { authorize } from '../lib/authorize';
import { invalid } from '../lib/invalid';
import type { Item } from '../lib/Item';
import { nothing } from '../lib/nothing';

/** The job, for those who are no administrators: its applicants are for those who work on it. */
export function request(ctx: Context<{ openJobID: string }>) {
  const who = authorize(ctx);
  const { openJobID } = ctx.args;
  if (!isIdOf(OpenJob, openJobID)) invalid('openJobID', 'id');
  ctx.stash.who = who;
  if (who.isAdmin) runtime.earlyReturn(null);
  return get({ key: addressOf(OpenJob, openJobID) });
}

export function response(ctx: Context<{ openJobID: string }>) {
  const job = answered<Item | null>(ctx);
  const isTheirs = job && jobSide(ctx.stash.who, job) !== 'none';
  return isTheirs ? null : runtime.earlyReturn(nothing(), { skipTo: 'END' });
}
