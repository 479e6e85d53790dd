import type { Context } from '@aws-appsync/utils';
import { rateLimit, assertWithinRate } from '../lib/access/rateLimit';

const MOST = 5;

/** Limits each administrator to five CSV exports of each kind per minute. */
export function request(ctx: Context) {
  return rateLimit(ctx, ctx.stash.who.sub, MOST);
}

export function response(ctx: Context) {
  assertWithinRate(ctx);
  return ctx.prev.result;
}
