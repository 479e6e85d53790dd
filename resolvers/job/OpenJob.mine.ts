import { type Context, runtime } from '@aws-appsync/utils';
import { getCaller, getItem, getSource, type Item, resultOrFail } from '../lib/resolver';
import { callerRowKeys } from './lib/callerRowKeys';

/** The caller's keep of or application to a job: from the parent record, or by one read; null for guests. */
export function request(ctx: Context) {
  const job = getSource(ctx);
  const carried = job[RELATION.field];
  const who = getCaller(ctx);
  if (carried !== undefined || who.kind !== 'person') return runtime.earlyReturn(carried ?? null);
  const { keep, apply } = callerRowKeys(who.sub, `${job.id}`);
  return getItem(RELATION.field === 'myApply' ? apply : keep);
}

export function response(ctx: Context) {
  return resultOrFail<Item | null>(ctx);
}
