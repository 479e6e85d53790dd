import { runtime } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { Conversation } from '../../model/entities/Conversation';
import { childId, isIdOf } from '../../model/ids';
import { ConversationVisibility } from '../../model/visibility/ConversationVisibility';
import { project } from '../../model/visibility/project';
import type { EntitiesIn, Rows, Snapshot } from '../generated/types';
import { endPipeline } from '../lib/endPipeline';
import { operation } from '../lib/operation';
import { getRecord, type QueryResult } from '../lib/read';
import { coversSelection, type PreloadedRelation } from '../lib/relation/preloaded';
import { authorizeAndValidate, resultOrFail } from '../lib/resolver';
import { auditConversation, type ReadStash } from './auditConversation';
import { buildParticipants } from './lib/buildParticipants';
import { isAboutJob } from './lib/rows';
import { membersAndThreadRequest } from './lib/thread';

interface Stash extends ReadStash {
  /** The copy of the conversation in the caller's member row. */
  snapshot?: Snapshot<'Conversation'> | null;
  participants: ReturnType<typeof buildParticipants>;
  /** The newest messages, if they are asked for; for the resolver of the field. */
  messages: PreloadedRelation;
  /** The id that the application has, if there is one; for the resolver of the field. */
  application: { id: string } | null;
}

/**
 * Returns the id that a talent's application to the job of a conversation has. The talent is the member who does not
 * represent the organization. If that member has left, it is whoever began the conversation: applicants do.
 */
function applicationOf(rows: Rows['UserConversations'][], own: Rows['UserConversations']) {
  const job = own.conversation?.openJobConversationsId;
  const talent = rows.filter((row) => row.isJobStaff === false)[0]?.userId ?? own.createdBy;
  return job && talent ? { id: childId(talent, job) } : null;
}

export const getConversation = operation('Query.getConversation', { grants: ['signedIn'] })
  .stash<Stash>()
  .step('members', 'Conversation', {
    /**
     * Reads the member rows of a conversation and, if they are asked for, its newest messages. Only its members may read it
     * and, with a reason, administrators.
     */
    request(ctx) {
      const who = authorizeAndValidate(ctx);
      const { id } = ctx.args;
      if (!isIdOf(Conversation, id)) runtime.earlyReturn(null, { skipTo: 'END' });
      ctx.stash.who = who;
      ctx.stash.conversationId = id;
      if (ctx.info.selectionSetList.includes('messages/items')) return membersAndThreadRequest(id);
      return query({
        query: { pk: { eq: id }, sk: { beginsWith: 'UserConversations#' } },
        limit: 100,
      });
    },

    response(ctx) {
      const { items: rows, nextToken } = resultOrFail<QueryResult<Rows[EntitiesIn['Conversation']]>>(ctx);
      const { sub, isAdmin } = ctx.stash.who;
      const isThread = ctx.info.selectionSetList.includes('messages/items');
      ctx.stash.messages = isThread ? { items: rows, nextToken } : {};
      const members = rows.filter((row) => row.__typename === 'UserConversations');
      const items = isThread ? members.reverse() : members;
      const own = items.filter((row) => row.userId === sub)[0];
      if (!own && !isAdmin) return endPipeline(ctx, null);
      ctx.stash.isMember = !!own;
      ctx.stash.joinReason = own?.joinReason;
      ctx.stash.snapshot = own?.conversation;
      ctx.stash.application = own ? applicationOf(items, own) : null;
      ctx.stash.participants = buildParticipants(items, sub, !isAdmin && !!own && isAboutJob(own));
      return null;
    },
  })
  .step('audit', auditConversation)
  .step('read', 'Conversation', {
    /**
     * Reads the conversation, unless the caller's member row has a snapshot of it with every field that the query
     * selects.
     */
    request(ctx) {
      const { conversationId, snapshot, participants, application, messages } = ctx.stash;
      const carried = { ...snapshot, participants, application, messages };
      if (snapshot && coversSelection(ctx, carried)) return runtime.earlyReturn(carried);
      return getRecord(Conversation, conversationId);
    },

    response(ctx) {
      const item = resultOrFail(ctx);
      if (!item) return null;
      const { isMember, participants, application, messages } = ctx.stash;
      const shown = project(ConversationVisibility, item, isMember ? 'public' : 'admin');
      return { ...shown, participants, application, messages };
    },
  });
