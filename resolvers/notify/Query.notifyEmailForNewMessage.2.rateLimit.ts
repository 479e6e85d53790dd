import type { Context } from '@aws-appsync/utils';
import { rateLimit, assertWithinRate } from '../lib/access/rateLimit';

const MOST = 5;

/** Limits notifications to five per minute. */
export function request(ctx: Context) {
  return rateLimit(ctx, ctx.stash.sub, MOST);
}

/**
 * A stream consumer sends the mail: one digest of the unread messages for each other member. Its texts and
 * recipients come from the tables, independent of who calls this and how often (decision T32).
 */
export function response(ctx: Context) {
  assertWithinRate(ctx);
  return { accepted: true };
}
