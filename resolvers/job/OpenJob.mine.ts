import { type Context, runtime } from '@aws-appsync/utils';
import { get } from '@aws-appsync/utils/dynamodb';
import { caller, type Item, resultOrFail, sourceOf } from '../lib/resolver';
import { mineOf } from './lib/mineOf';

/** The caller's own keep or application of a job: what the root read ahead, or one read; null for guests. */
export function request(ctx: Context) {
  const job = sourceOf(ctx);
  const carried = job[RELATION.field];
  const who = caller(ctx);
  if (carried !== undefined || who.kind !== 'person') return runtime.earlyReturn(carried ?? null);
  const { keep, apply } = mineOf(who.sub, `${job.id}`);
  return get({ key: RELATION.field === 'myApply' ? apply : keep });
}

export function response(ctx: Context) {
  return resultOrFail<Item | null>(ctx);
}
