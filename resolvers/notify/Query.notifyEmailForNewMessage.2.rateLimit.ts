import type { Context } from '@aws-appsync/utils';
import { rateLimit, assertWithinRate } from '../lib/access/rateLimit';

const MOST = 5;

/** Five a minute: who writes more has told enough. */
export function request(ctx: Context) {
  return rateLimit(ctx, ctx.stash.sub, MOST);
}

/**
 * The mail itself follows from the message: the stream queues one digest per unread spell for each other member,
 * with texts and recipients from the tables, whoever calls this and however often (decision T32).
 */
export function response(ctx: Context) {
  assertWithinRate(ctx);
  return { accepted: true };
}
