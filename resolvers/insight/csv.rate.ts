import type { Context } from '@aws-appsync/utils';
import { perMinute, withinRate } from '../lib/perMinute';

const MOST = 5;

/** Files with other people's data are made five times a minute by one person at most. */
export function request(ctx: Context) {
  return perMinute(ctx, ctx.stash.who.sub, MOST);
}

export function response(ctx: Context) {
  withinRate(ctx);
  return ctx.prev.result;
}
