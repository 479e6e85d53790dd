import { type Context, runtime } from '@aws-appsync/utils';
import { transactWrite } from '@aws-appsync/utils/dynamodb';
import { Message } from '../../model/entities/Message';
import { MessageRead } from '../../model/entities/MessageRead';
import { isContention, putNew, stamp } from '../lib/write/record';
import { type Item, tableName } from '../lib/resolver';
import { auditWrite } from '../lib/write/auditEntry';
import { buildMemberUpdates, buildReadRow, isStaffMember, reserveClientToken } from './lib/rows';
import { isOvertaken, lastLineAt, newLineId, timeOfLine } from './lib/lineOrder';
import { endPipeline } from '../lib/endPipeline';

interface Args {
  input: { conversationId: string; content: string; clientToken?: string | null };
}

/**
 * Stores a message. The same transaction stores a read row for each other member, updates the last message
 * and the unread counts in the member rows, and reserves the client token. If the author is an administrator,
 * it also stores an audit entry. The pipeline contains this step
 * several times: if the transaction was refused because another write changed the same rows at the same
 * moment, the next of these steps tries again.
 */
export function request(ctx: Context<Args>) {
  if (ctx.stash.record && !ctx.stash.isContended) runtime.earlyReturn(ctx.prev.result);
  const { conversationId, content, clientToken } = ctx.args.input;
  const members = ctx.prev.result as Item[];
  const { sub, isAdmin } = ctx.stash;
  const own = members.filter((row) => row.userId === sub)[0] as Item;
  const id = newLineId(conversationId, ctx.stash.lastLineAt ?? lastLineAt(members));
  const values = {
    conversationId,
    authorId: sub,
    author: { sub, name: own.memberName },
    content,
    isSent: true,
    isJobStaff: isStaffMember(own),
  };
  const message: Item = {
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
  const subs = members.map((row) => `${row.userId}`);
  const others = members.filter((row) => row.userId !== sub);
  const tokenRow = clientToken ? [reserveClientToken(name, conversationId, clientToken, message)] : [];
  return transactWrite({
    items: [
      putNew(name, Message, message),
      ...others.map((row) =>
        putNew(
          name,
          MessageRead,
          buildReadRow(message, { userId: `${row.userId}`, isJobStaff: isStaffMember(row) }),
        ),
      ),
      ...buildMemberUpdates(name, message, subs),
      ...tokenRow,
      ...(isAdmin ? [auditWrite(ctx, { actor: sub, action: 'writeMessage', subject: conversationId })] : []),
    ],
  });
}

export function response(ctx: Context<Args>) {
  if (!ctx.error) return endPipeline(ctx, ctx.stash.record);
  const members = (ctx.prev.result as Item[]).length;
  ctx.stash.isContended = isContention(ctx) || isOvertaken(ctx, members, members);
  return ctx.prev.result;
}
