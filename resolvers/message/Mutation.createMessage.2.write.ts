import { type Context, runtime, util } from '@aws-appsync/utils';
import { operations, transactWrite } from '@aws-appsync/utils/dynamodb';
import { Message } from '../../model/entities/Message';
import { MessageRead } from '../../model/entities/MessageRead';
import { UserConversations } from '../../model/entities/UserConversations';
import { addressOf, childId } from '../../model/ids';
import { contended } from '../lib/contended';
import type { Item } from '../lib/Item';
import { putNew } from '../lib/putNew';
import { stamp } from '../lib/stamp';
import { table } from '../lib/table';
import { claimOf } from './lib/claimOf';
import { isOfSide } from './lib/isOfSide';
import { readRow } from './lib/readRow';

interface Args {
  input: { conversationId: string; content: string; clientToken?: string | null };
}

/**
 * The message, a read row for each other member, what each member's list shows, and the token's claim. The pipeline
 * has this step several times: when somebody else's message was written at the same moment, the next one tries again.
 */
export function request(ctx: Context<Args>) {
  if (ctx.stash.record && !ctx.stash.isContended) runtime.earlyReturn(ctx.prev.result);
  const { conversationId, content, clientToken } = ctx.args.input;
  const members = ctx.prev.result as Item[];
  const { sub } = ctx.stash;
  const own = members.filter((row) => row.userId === sub)[0] as Item;
  const id = childId(conversationId, util.autoUlid());
  const values = {
    conversationId,
    authorId: sub,
    author: { sub, name: own.memberName },
    content,
    isSent: true,
    isOfSide: isOfSide(own),
  };
  const message: Item = {
    ...stamp(values, { __typename: 'Message', id, createdBy: sub, createToken: clientToken }),
    isEvent: false,
    messageId: id,
    userKey: `${sub}#sent`,
  };
  ctx.stash.record = message;
  const name = table(ctx, 'Conversation');
  const shown = { lastMessage: content.slice(0, 200), lastMessageAt: message.createdAt };
  const others = members.filter((row) => row.userId !== sub);
  const claim = clientToken ? [claimOf(name, conversationId, clientToken, message)] : [];
  return transactWrite({
    items: [
      putNew(name, Message, message),
      ...others.map((row) =>
        putNew(name, MessageRead, readRow(message, { userId: `${row.userId}`, isOfSide: isOfSide(row) })),
      ),
      ...members.map((row) => ({
        updateItem: {
          table: name,
          key: addressOf(UserConversations, `${row.id}`),
          update: row.userId === sub ? shown : { ...shown, unreadCount: operations.increment(1) },
          condition: { pk: { attributeExists: true } },
        },
      })),
      ...claim,
    ],
  });
}

export function response(ctx: Context<Args>) {
  if (!ctx.error) runtime.earlyReturn(ctx.stash.record, { skipTo: 'END' });
  ctx.stash.isContended = contended(ctx);
  return ctx.prev.result;
}
