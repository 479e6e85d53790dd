import { type Context, util } from '@aws-appsync/utils';
import { operations, update } from '@aws-appsync/utils/dynamodb';
import type { Caller } from '../../model/access';
import { OpenJob } from '../../model/entities/OpenJob';
import { addressOf } from '../../model/ids';
import { changed } from '../lib/changed';
import { changes } from '../lib/changes';
import { withCondition } from '../lib/withCondition';
import type { Item } from '../lib/Item';
import { jobFor } from './lib/jobFor';
import { jobState } from './lib/jobState';
import { named } from './lib/named';

interface Args {
  input: Item & { id: string };
}

/** Changes the job while it is as it was read; publishing and closing leave their times. */
export function request(ctx: Context<Args>) {
  const { id, ...input } = ctx.stash.input as Args['input'];
  const { job, found } = ctx.prev.result as { job: Item; found: Item };
  const values = named(input, found);
  const now = util.time.nowISO8601();
  const state = jobState(job, { ...job, ...values }, now);
  const still = { version: { eq: job.version } };
  return update({
    key: addressOf(OpenJob, id),
    update: { ...changes({ ...values, ...state }, []), updatedAt: now, version: operations.increment(1) },
    condition: withCondition(still, ctx.stash.asked),
  });
}

export function response(ctx: Context<Args>) {
  return jobFor(changed(ctx), ctx.stash.who as Caller);
}
