import { runtime } from '@aws-appsync/utils';
import { query, transactWrite } from '@aws-appsync/utils/dynamodb';
import { Conversation } from '../../model/entities/Conversation';
import { Message } from '../../model/entities/Message';
import { MessageRead } from '../../model/entities/MessageRead';
import { isIdOf } from '../../model/ids';
import { RateLimits } from '../../model/limits/RateLimits';
import { isBlank } from '../../model/rules/isBlank';
import type { Rows } from '../generated/types';
import { endPipeline } from '../lib/endPipeline';
import { operation } from '../lib/operation';
import { getLatestItem, getLatestRecord, type QueryResult } from '../lib/read';
import { authorizeAndValidate, fail, invalid, resultOrFail, tableName } from '../lib/resolver';
import { auditWrite } from '../lib/write/auditEntry';
import { isContention, putNew, resolveConflict, stamp } from '../lib/write/record';
import { isOvertaken, lastLineAt, newLineId, timeOfLine } from './lib/lineOrder';
import {
  buildMemberUpdates,
  buildReadRow,
  clientTokenKey,
  isStaffMember,
  reserveClientToken,
} from './lib/rows';

/** The reservation of a client token. */
interface TokenRow {
  id?: string;
  message?: { id: string };
}

interface Stash {
  sub: string;
  isAdmin: boolean;
  record?: Rows['Message'];
  /** The time of the conversation's last message, if a refusal has told it. */
  lastLineAt?: string;
}

export const createMessage = operation('Mutation.createMessage', {
  grants: ['signedIn'],
  rate: RateLimits.message,
  storesTokens: true,
  also: ['Insight'],
})
  .stash<Stash>()
  .step('members', 'Conversation', {
    /** Reads the member rows of the conversation, because only members may write messages. */
    request(ctx) {
      const who = authorizeAndValidate(ctx);
      const { conversationId, authorId, content } = ctx.args.input;
      if (authorId && authorId !== who.sub) fail('Unauthorized', 'Everybody writes for themselves.');
      if (isBlank(content)) invalid('input.content', '1..4000');
      if (!isIdOf(Conversation, conversationId))
        fail('Unauthorized', 'There is no such conversation for the caller.');
      ctx.stash.sub = who.sub;
      ctx.stash.isAdmin = who.isAdmin;
      return query({
        query: { pk: { eq: conversationId }, sk: { beginsWith: 'UserConversations#' } },
        limit: 100,
      });
    },

    response(ctx) {
      const { items } = resultOrFail<QueryResult<Rows['UserConversations']>>(ctx);
      const own = items.filter((row) => row.userId === ctx.stash.sub)[0];
      if (!own) return fail('Unauthorized', 'There is no such conversation for the caller.');
      return items;
    },
  })
  .step('write', 'Conversation', {
    /**
     * Stores a message. The same transaction stores a read row for each other member, updates the last message
     * and the unread counts in the member rows, and reserves the client token. If the author is an administrator,
     * it also stores an audit entry. The pipeline contains this step
     * several times: if the transaction was refused because another write changed the same rows at the same
     * moment, the next of these steps tries again.
     */
    request(ctx) {
      if (ctx.stash.record && !ctx.stash.isContended) runtime.earlyReturn(ctx.prev.result);
      const { conversationId, content, clientToken } = ctx.args.input;
      const members = ctx.prev.result;
      const { sub, isAdmin } = ctx.stash;
      const own = members.filter((row) => row.userId === sub)[0]!;
      const id = newLineId(conversationId, ctx.stash.lastLineAt ?? lastLineAt(members));
      const values = {
        conversationId,
        authorId: sub,
        author: { sub, name: own.memberName },
        content,
        isSent: true,
        isJobStaff: isStaffMember(own),
      };
      const message: Rows['Message'] = {
        ...stamp(values, {
          __typename: 'Message',
          id,
          createdBy: sub,
          createToken: clientToken,
          at: timeOfLine(id),
        }),
        isEvent: false,
        messageId: id,
        userKey: `${sub}#sent`,
      };
      ctx.stash.record = message;
      const name = tableName(ctx, 'Conversation');
      const subs = members.map((row) => row.userId);
      const others = members.filter((row) => row.userId !== sub);
      const tokenRow = clientToken ? [reserveClientToken(name, conversationId, clientToken, message)] : [];
      return transactWrite({
        items: [
          putNew(name, Message, message),
          ...others.map((row) =>
            putNew(
              name,
              MessageRead,
              buildReadRow(message, { userId: row.userId, isJobStaff: isStaffMember(row) }),
            ),
          ),
          ...buildMemberUpdates(name, message, subs),
          ...tokenRow,
          ...(isAdmin
            ? [auditWrite(ctx, { actor: sub, action: 'writeMessage', subject: conversationId })]
            : []),
        ],
      });
    },

    response(ctx) {
      if (!ctx.error) return endPipeline(ctx, ctx.stash.record);
      const members = ctx.prev.result.length;
      ctx.stash.isContended = isContention(ctx) || isOvertaken(ctx, members, members);
      return ctx.prev.result;
    },
  })
  .again('write')
  .again('write')
  .again('write')
  .step('clientToken', 'Conversation', {
    /**
     * After a message could not be stored, reads the reservation of its client token. If the token is reserved,
     * it was used before, and the next step decides. If it is not, other messages were stored at the same moment,
     * and the error is `Conflict`.
     */
    request(ctx) {
      const { conversationId, clientToken } = ctx.args.input;
      if (!clientToken) return fail('Conflict', 'Another message was written at the same moment.');
      return getLatestItem<TokenRow>(clientTokenKey(conversationId, clientToken));
    },

    /**
     * Returns the id of the message that was stored with this client token. The reservations of earlier releases
     * contain the message instead of the id.
     */
    response(ctx) {
      const stored = resultOrFail(ctx);
      if (!stored) return fail('Conflict', 'Another message was written at the same moment.');
      return { id: stored.id ?? stored.message?.id ?? '' };
    },
  })
  .step('resolveConflict', 'Conversation', {
    /**
     * Reads the message that was stored with the same client token. The caller gets it if they wrote it, because
     * the request then is a retry; otherwise the error is `Conflict`.
     */
    request(ctx) {
      return getLatestRecord(Message, ctx.prev.result.id);
    },

    response: resolveConflict,
  });
