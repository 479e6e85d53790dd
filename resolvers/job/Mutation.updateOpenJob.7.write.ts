import type { Context } from '@aws-appsync/utils';
import type { Caller } from '../../model/access';
import { OpenJob } from '../../model/entities/OpenJob';
import { toUpdate, updatedOrFail, updateRecord, withCondition } from '../lib/write/record';
import type { Item } from '../lib/resolver';
import { projectJob } from './lib/jobView';

interface Args {
  input: Item & { id: string };
}

/** Stores the changed job, on the condition that it has not changed since it was read. */
export function request(ctx: Context<Args>) {
  const { job, values } = ctx.stash.change as { job: Item; values: Item };
  const still = { version: { eq: job.version } };
  return updateRecord(
    OpenJob,
    ctx.args.input.id,
    toUpdate(values, []),
    withCondition(still, ctx.stash.asked),
  );
}

export function response(ctx: Context<Args>) {
  return projectJob(updatedOrFail(ctx), ctx.stash.who as Caller);
}
