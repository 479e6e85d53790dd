import { type Context, extensions, util } from '@aws-appsync/utils';
import { authorizeAndValidate, fail } from '../lib/resolver';

/** Authorizes a person to subscribe to their own new conversations or unread messages. */
export function request(ctx: Context<{ userId: string }>) {
  const who = authorizeAndValidate(ctx);
  if (ctx.args.userId !== who.sub) fail('Unauthorized', 'Everybody listens for themselves.');
  return { payload: null };
}

export function response(ctx: Context<{ userId: string }>) {
  const filter = { userId: { eq: ctx.args.userId } };
  extensions.setSubscriptionFilter(util.transform.toSubscriptionFilter(filter));
  return null;
}
