import type { Context } from '@aws-appsync/utils';
import { resultOrFail } from '../lib/resolver';

/** Starts the function verify-insights without waiting for it. getInsightCheck shows its progress and its result. */
export function request(ctx: Context) {
  return { operation: 'Invoke', invocationType: 'Event', payload: ctx.stash.payload };
}

export function response(ctx: Context) {
  resultOrFail(ctx);
  return ctx.stash.check;
}
