import { runtime } from '@aws-appsync/utils';
import { Conversation } from '../../model/entities/Conversation';
import { isIdOf } from '../../model/ids';
import type { Rows } from '../generated/types';
import { endPipeline } from '../lib/endPipeline';
import { operation } from '../lib/operation';
import { emptyPage } from '../lib/page/paging';
import { getItem } from '../lib/read';
import { authorizeAndValidate, resultOrFail } from '../lib/resolver';
import { auditConversation, type ReadStash } from './auditConversation';
import { isAboutJob, membershipKey } from './lib/rows';
import { threadRequest, threadResponse } from './lib/thread';

export const listMessagesByConversation = operation('Query.listMessagesByConversation', {
  grants: ['signedIn'],
})
  .stash<ReadStash & { isAboutJob: boolean }>()
  .step('member', 'Conversation', {
    /**
     * Reads the caller's member row of a conversation. Without one, administrators go on (a later step requires a
     * reason), and everybody else gets an empty page.
     */
    request(ctx) {
      const who = authorizeAndValidate(ctx);
      const { conversationId } = ctx.args;
      if (!isIdOf(Conversation, conversationId)) runtime.earlyReturn(emptyPage(), { skipTo: 'END' });
      ctx.stash.who = who;
      ctx.stash.conversationId = conversationId;
      return getItem<Rows['UserConversations']>(membershipKey(conversationId, who.sub));
    },

    response(ctx) {
      const row = resultOrFail(ctx);
      ctx.stash.isMember = row !== null;
      ctx.stash.isAboutJob = row !== null && isAboutJob(row);
      ctx.stash.joinReason = row?.joinReason;
      if (!row && !ctx.stash.who.isAdmin) return endPipeline(ctx, emptyPage());
      return null;
    },
  })
  .step('audit', auditConversation)
  .step('read', 'Conversation', {
    /** Reads a page of a conversation's messages; earlier steps have checked that the caller may read them. */
    request(ctx) {
      return threadRequest(ctx, ctx.stash.conversationId);
    },

    response: threadResponse,
  });
