import { extensions, util } from '@aws-appsync/utils';
import { Conversation } from '../../model/entities/Conversation';
import { isIdOf } from '../../model/ids';
import type { Rows } from '../generated/types';
import { sessionEndFilter } from '../lib/access/sessionEndFilter';
import { operation } from '../lib/operation';
import { getLatestItem } from '../lib/read';
import { authorizeAndValidate, fail, resultOrFail } from '../lib/resolver';
import { auditConversation, type ReadStash } from './auditConversation';
import { membershipKey } from './lib/rows';

export const onConversation = operation({
  'Subscription.onCreateMessage': { grants: ['signedIn'] },
  'Subscription.onUpdateMessageRead': { grants: ['signedIn'] },
})
  .stash<ReadStash>()
  .step('listen', 'Conversation', {
    /**
     * Authorizes a subscription to the messages and reads of a conversation. Only members may subscribe; the
     * subscription ends when they leave and with their sessions. The next step logs administrators who added themselves.
     */
    request(ctx) {
      const who = authorizeAndValidate(ctx);
      const { conversationId } = ctx.args;
      if (!isIdOf(Conversation, conversationId))
        fail('Unauthorized', 'There is no such conversation for the caller.');
      ctx.stash.who = who;
      ctx.stash.conversationId = conversationId;
      return getLatestItem<Rows['UserConversations']>(membershipKey(conversationId, who.sub));
    },

    response(ctx) {
      const row = resultOrFail(ctx);
      if (!row) fail('Unauthorized', 'There is no such conversation for the caller.');
      ctx.stash.isMember = true;
      ctx.stash.joinReason = row.joinReason;
      const { conversationId } = ctx.args;
      const only = util.transform.toSubscriptionFilter({ conversationId: { eq: conversationId } });
      const { sub } = ctx.stash.who;
      const left = { conversationId: { eq: conversationId }, userId: { eq: sub } };
      const ended = util.transform.toSubscriptionFilter({ or: [left, sessionEndFilter(sub)] });
      extensions.setSubscriptionFilter(only);
      extensions.setSubscriptionInvalidationFilter(ended);
      return null;
    },
  })
  .step('audit', auditConversation);
