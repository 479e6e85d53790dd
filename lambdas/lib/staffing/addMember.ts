import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { Conversation } from '../../../model/entities/Conversation';
import { MessageRead } from '../../../model/entities/MessageRead';
import { UserConversations } from '../../../model/entities/UserConversations';
import { childId, keyOf } from '../../../model/ids';
import { sharedIcon } from '../../../model/snapshots/userSnapshot';
import { shownOrganization } from '../../../model/snapshots/jobSnapshot';
import { otherAuthor } from '../../../model/visibility/otherAuthor';
import { env } from '../env';
import type { StoredRow } from '../StoredRow';
import { tables } from '../tables';
import { cutText } from '../../../model/cutText';
import { MessageLimits } from '../../../model/limits/MessageLimits';

/**
 * Returns the names in the member row of a person who is added: their own name, and the name of the other
 * party.
 */
function namesOf(
  isTalent: boolean,
  application: StoredRow,
  conversation: StoredRow,
): Record<string, unknown> {
  const organization = shownOrganization((conversation.openJob ?? {}) as StoredRow);
  const user = (application.user ?? {}) as StoredRow;
  if (isTalent) return { partnerName: organization, memberName: user.displayName };
  return {
    ...{ partnerName: user.displayName, partnerIcon: sharedIcon(user) },
    memberName: organization,
  };
}

/**
 * Adds a person to the conversation of an application, so that they count as a member from its beginning (see
 * `isFounder`). The last message of the conversation becomes unread for them, unless they wrote it. Does
 * nothing if they already are a member.
 * @param last the last message; undefined if there is none
 */
export async function addMember(
  sub: string,
  application: StoredRow,
  conversation: StoredRow,
  last: StoredRow | undefined,
): Promise<void> {
  const TableName = env('CONVERSATION_TABLE');
  const conversationId = conversation.pk;
  const now = new Date().toISOString();
  const isTalent = sub === application.userID;
  const isUnread = last !== undefined && last.authorId !== sub;
  const common = { isJobStaff: !isTalent, conversationId, userId: sub, version: 1 };
  const { name, openJobConversationsId } = conversation;
  const rowId = childId(conversationId, sub);
  const row = {
    ...{ ...keyOf(UserConversations, rowId), __typename: 'UserConversations', id: rowId, ...common },
    ...namesOf(isTalent, application, conversation),
    ...{ createdBy: application.userID, createdAt: now, updatedAt: now, owners: [sub], memberKey: sub },
    ...{ conversation: { id: conversationId, name, openJobConversationsId }, isBroughtIn: true },
    ...{
      lastMessage: cutText(String(last?.content ?? ''), MessageLimits.preview),
      lastAuthor: last && (otherAuthor(last, sub) ?? undefined),
      lastMessageAt: last?.createdAt ?? now,
    },
    unreadCount: isUnread ? 1 : 0,
  };
  const readId = childId(String(last?.id), sub);
  const read = {
    ...{ ...keyOf(MessageRead, readId), __typename: 'MessageRead', id: readId, ...common },
    ...{ messageId: last?.id, read: false, userKey: `${sub}#unread` },
    ...{ createdBy: last?.createdBy, createdAt: last?.createdAt, updatedAt: now },
  };
  const joins = (Table: string, Key: object, field: string) => ({
    Update: {
      TableName: Table,
      Key,
      UpdateExpression: 'SET #field = list_append(#field, :added)',
      ConditionExpression: 'attribute_exists(pk) AND NOT contains(#field, :sub)',
      ExpressionAttributeNames: { '#field': field },
      ExpressionAttributeValues: { ':added': [sub], ':sub': sub },
    },
  });
  const { pk, sk } = application;
  try {
    await tables.send(
      new TransactWriteCommand({
        TransactItems: [
          { Put: { TableName, Item: row, ConditionExpression: 'attribute_not_exists(pk)' } },
          ...(isUnread ? [{ Put: { TableName, Item: read } }] : []),
          joins(TableName, keyOf(Conversation, conversationId), 'owners'),
          joins(env('TALENT_TABLE'), { pk, sk }, 'memberIds'),
        ],
      }),
    );
  } catch (error) {
    const refused = error instanceof TransactionCanceledException && error.CancellationReasons;
    if (!refused || !refused.some(({ Code }) => Code === 'ConditionalCheckFailed')) throw error;
  }
}
