import { type Context, extensions, util } from '@aws-appsync/utils';
import { sessionEndFilter } from '../lib/access/sessionEndFilter';
import { authorizeAndValidate, fail } from '../lib/resolver';

/**
 * Authorizes a person to subscribe to their own new conversations, unread messages or notices. The subscription ends
 * with their sessions.
 */
export function request(ctx: Context<{ userId: string }>) {
  const who = authorizeAndValidate(ctx);
  if (ctx.args.userId !== who.sub) fail('Unauthorized', 'Everybody listens for themselves.');
  return { payload: null };
}

export function response(ctx: Context<{ userId: string }>) {
  const filter = { userId: { eq: ctx.args.userId } };
  const ended = sessionEndFilter(ctx.args.userId);
  extensions.setSubscriptionFilter(util.transform.toSubscriptionFilter(filter));
  extensions.setSubscriptionInvalidationFilter(util.transform.toSubscriptionFilter(ended));
  return null;
}
