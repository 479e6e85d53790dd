import type { Context } from '@aws-appsync/utils';
import { rateLimit, assertWithinRate } from '../lib/access/rateLimit';

const MOST = 5;

/** Limits each caller to five mail notifications per minute. */
export function request(ctx: Context) {
  return rateLimit(ctx, ctx.stash.sub, MOST);
}

/**
 * Confirms the notification without sending anything. The function handle-changes sends one mail about all unread
 * messages to each other member. Texts and recipients come from the tables, so it does not matter who calls this query
 * how often (decision T32).
 */
export function response(ctx: Context) {
  assertWithinRate(ctx);
  return { accepted: true };
}
