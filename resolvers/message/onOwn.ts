import { extensions, util } from '@aws-appsync/utils';
import { sessionEndFilter } from '../lib/access/sessionEndFilter';
import { operation } from '../lib/operation';
import { authorizeAndValidate, fail } from '../lib/resolver';

export const onOwn = operation({
  'Subscription.onCreateMessageRead': { grants: ['owner'] },
  'Subscription.onCreateUserConversations': { grants: ['owner'] },
  'Subscription.onCreateUserNotice': { grants: ['owner'] },
  'Subscription.onUpdateUserNotice': { grants: ['owner'] },
}).unit('None', {
  /**
   * Authorizes a person to subscribe to their own new conversations, unread messages or notices. The subscription ends
   * with their sessions.
   */
  request(ctx) {
    const who = authorizeAndValidate(ctx);
    if (ctx.args.userId !== who.sub) fail('Unauthorized', 'Everybody listens for themselves.');
    return { payload: null };
  },

  response(ctx) {
    const filter = { userId: { eq: ctx.args.userId } };
    const ended = sessionEndFilter(ctx.args.userId);
    extensions.setSubscriptionFilter(util.transform.toSubscriptionFilter(filter));
    extensions.setSubscriptionInvalidationFilter(util.transform.toSubscriptionFilter(ended));
    return null;
  },
});
