import type { Context } from '@aws-appsync/utils';
import { operations } from '@aws-appsync/utils/dynamodb';
import { Conversation } from '../../../model/entities/Conversation';
import { Message } from '../../../model/entities/Message';
import { MessageRead } from '../../../model/entities/MessageRead';
import { UserApplies } from '../../../model/entities/UserApplies';
import { UserConversations } from '../../../model/entities/UserConversations';
import { keyOf } from '../../../model/ids';
import type { Rows } from '../../generated/types';
import { tableName } from '../../lib/resolver';
import { putNew } from '../../lib/write/record';
import { lastLineAt } from '../../message/lib/lineOrder';
import { memberValues } from './applicationWrites';
import { buildEventLine, buildMemberRow, buildMemberUpdates, buildReadRow } from '../../message/lib/rows';

interface Begun {
  /** The text of the event line. */
  line: string;
  /** The member rows of the conversation; at least one. */
  members: Rows['UserConversations'][];
  /** The time of the conversation's last message, if it is later than the rows say. */
  after?: string | null;
}

/**
 * Returns the transaction items for a talent's first application to a job about which job staff have begun a
 * conversation with the talent: the application, the event line that reports it there, the rows of the members, and
 * those of job staff and of a talent who are not members yet. Everybody who takes part counts as a member from the beginning,
 * except administrators who joined with a reason.
 */
export function continueConversationWrites(
  ctx: Context,
  asked: Rows['UserApplies'],
  { line, members, after }: Begun,
) {
  const talent = asked.userID;
  const conversationId = asked.conversationId;
  const present = members.filter(({ joinReason }) => !joinReason);
  const subs = present.map(({ userId }) => userId);
  const missing = asked.memberIds.filter((sub) => !members.some(({ userId }) => userId === sub));
  const application = {
    ...asked,
    memberIds: [talent, ...[...subs, ...missing].filter((sub) => sub !== talent)],
  };
  const message = buildEventLine(conversationId, line, {
    ...{ by: talent, isJobStaff: false },
    after: after ?? lastLineAt(members),
  });
  const conversations = tableName(ctx, 'Conversation');
  const { conversation } = members[0]!;
  const shown = { lastMessage: line, lastMessageAt: message.createdAt };
  const joining = missing.map((userId) => {
    const member = { ...shown, ...memberValues(application, userId) };
    const row = buildMemberRow(conversation as Rows['Conversation'], member, talent);
    return { ...row, isBroughtIn: true };
  });
  const updates = buildMemberUpdates(conversations, message, subs).map(({ updateItem }) => ({
    updateItem: { ...updateItem, update: { ...updateItem.update, isBroughtIn: operations.replace(true) } },
  }));
  const readers = application.memberIds.filter((sub) => sub !== talent);
  const joined = {
    table: conversations,
    key: keyOf(Conversation, conversationId),
    update: {
      owners: operations.replace([...members.map(({ userId }) => userId), ...missing]),
      applicantId: operations.replace(talent),
    },
    condition: { pk: { attributeExists: true } },
  };
  const items = [
    putNew(tableName(ctx, 'Talent'), UserApplies, application),
    { updateItem: joined },
    putNew(conversations, Message, message),
    ...updates,
    ...joining.map((row) => putNew(conversations, UserConversations, row)),
    ...readers.map((userId) =>
      putNew(conversations, MessageRead, buildReadRow(message, { userId, isJobStaff: true })),
    ),
  ];
  return { application, items };
}
