import { type Context, util } from '@aws-appsync/utils';
import { operations } from '@aws-appsync/utils/dynamodb';
import { Message } from '../../../model/entities/Message';
import { MessageRead } from '../../../model/entities/MessageRead';
import { UserApplies } from '../../../model/entities/UserApplies';
import { keyOf } from '../../../model/ids';
import { putNew } from '../../lib/putNew';
import type { Item } from '../../lib/Item';
import { table } from '../../lib/table';
import { eventLine } from '../../message/lib/eventLine';
import { memberUpdates } from '../../message/lib/memberUpdates';
import { readRow } from '../../message/lib/readRow';

interface Move {
  to: string;
  by: string;
  reason?: string | null;
  line: string;
  also?: Item;
  /** The caller's own condition, besides ours. */
  condition?: Item | null;
  /** The condition on the members' rows. */
  ofMembers?: Item | null;
}

/**
 * The writes of an application's move to another state: the row while it still is where it was read, its
 * history, and the event line for the other members of its conversation.
 */
export function movedApplication(
  ctx: Context,
  application: Item,
  { to, by, reason, line, also, condition, ofMembers }: Move,
) {
  const now = util.time.nowISO8601();
  const conversationId = `${application.conversationId}`;
  const conversations = table(ctx, 'Conversation');
  const isJobStaff = (sub: string): boolean => sub !== application.userID;
  const message = eventLine(conversationId, line, { by, isJobStaff: isJobStaff(by) });
  const others = (application.memberIds as string[]).filter((sub) => sub !== by);
  const event: Item = { type: to, at: now, by };
  if (reason) event.reason = reason;
  const still = { type: { eq: application.type }, version: { eq: application.version } };
  return [
    {
      updateItem: {
        table: table(ctx, 'Talent'),
        key: keyOf(UserApplies, `${application.id}`),
        update: {
          ...(also ?? {}),
          type: operations.replace(to),
          history: operations.append([event]),
          updatedAt: operations.replace(now),
          version: operations.increment(1),
        },
        condition: condition ? { and: [still, condition] } : still,
      },
    },
    putNew(conversations, Message, message),
    ...others.map((userId) =>
      putNew(conversations, MessageRead, readRow(message, { userId, isJobStaff: isJobStaff(userId) })),
    ),
    ...memberUpdates(conversations, message, application.memberIds as string[], ofMembers),
  ];
}
