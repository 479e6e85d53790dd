import type { Context } from '@aws-appsync/utils';
import { rateLimit, assertWithinRate } from '../lib/access/rateLimit';

const MOST = 5;

/** Files with other people's data are made five times a minute by one person at most. */
export function request(ctx: Context) {
  return rateLimit(ctx, ctx.stash.who.sub, MOST);
}

export function response(ctx: Context) {
  assertWithinRate(ctx);
  return ctx.prev.result;
}
