import { type Context, runtime, util } from '@aws-appsync/utils';
import { transactWrite } from '@aws-appsync/utils/dynamodb';
import { Message } from '../../model/entities/Message';
import { MessageRead } from '../../model/entities/MessageRead';
import { childId } from '../../model/ids';
import { isContention, putNew, stamp } from '../lib/write/record';
import { type Item, tableName } from '../lib/resolver';
import { auditWrite } from '../lib/write/auditEntry';
import { buildMemberUpdates, buildReadRow, isStaffMember, reserveClientToken } from './lib/rows';
import { isOvertaken, notLaterThan, timeOfLine } from './lib/lineOrder';

/**
 * How often the pipeline of createMessage contains this step, and so how often it tries to store the message.
 */
const TRIES = 4;

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
  const id = childId(conversationId, util.autoUlid());
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
  // The last try stores the message even if another machine's clock recorded something later.
  const isLast = (ctx.stash.tries ?? 0) + 1 >= TRIES;
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
      ...buildMemberUpdates(name, message, subs, isLast ? null : notLaterThan(message.createdAt)),
      ...tokenRow,
      ...(isAdmin ? [auditWrite(ctx, { actor: sub, action: 'writeMessage', subject: conversationId })] : []),
    ],
  });
}

export function response(ctx: Context<Args>) {
  if (!ctx.error) runtime.earlyReturn(ctx.stash.record, { skipTo: 'END' });
  const members = (ctx.prev.result as Item[]).length;
  ctx.stash.tries = (ctx.stash.tries ?? 0) + 1;
  ctx.stash.isContended = isContention(ctx) || isOvertaken(ctx, members, members);
  return ctx.prev.result;
}
