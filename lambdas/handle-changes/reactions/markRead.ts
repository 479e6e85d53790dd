import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { UserConversations } from '../../../model/entities/UserConversations';
import { childId, keyOf } from '../../../model/ids';
import { eachUnread } from '../../lib/eachUnread';
import type { StoredRow } from '../../lib/StoredRow';
import { itemAt } from '../../lib/itemAt';
import { tables } from '../../lib/tables';
import { env } from '../needs';
import type { Reaction } from '../Reaction';
import { markRows } from '../markRows';

/**
 * The number of newest messages whose read state is published to subscribers when a member marks a
 * conversation as read: as many as one page of a conversation shows. Older messages are marked as read in
 * bulk, without being published.
 */
const SHOWN = 80;
const TRIES = 10;

/** Identifies one member of one conversation. */
interface Reader {
  conversationId: string;
  userId: string;
}

/**
 * Sets a member's unread count to the number of messages after the member's position. The resolvers count in the
 * transaction that moves it, except for more messages than one Query reads, and in rows of earlier releases.
 */
async function correctUnreadCount(reader: Reader): Promise<void> {
  const TableName = env('CONVERSATION_TABLE');
  const Key = keyOf(UserConversations, childId(reader.conversationId, reader.userId));
  for (let tries = 0; tries < TRIES; tries += 1) {
    const member = await itemAt(TableName, Key);
    if (!member) return;
    let count = 0;
    for await (const _ of eachUnread(reader, String(member.readTo ?? ''))) count += 1;
    try {
      // Also when the counts are equal: a message may have been stored between the two reads.
      await tables.send(
        new UpdateCommand({
          TableName,
          Key,
          UpdateExpression: 'SET unreadCount = :counted',
          // A message that was stored in the meantime has changed the time of the last one.
          ConditionExpression: 'unreadCount = :count AND lastMessageAt = :last AND readTo = :read',
          ExpressionAttributeValues: {
            ':counted': count,
            ...{ ':count': member.unreadCount, ':last': member.lastMessageAt, ':read': member.readTo },
          },
        }),
      );
      return;
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
    }
  }
  throw new Error('The conversation changed during every attempt to write its unread count');
}

/**
 * When a member's position in a conversation has moved forward, marks the member's read rows of the messages
 * up to it as read. It can be repeated.
 */
export const markRead: Reaction = async ({ before, after }) => {
  if (after?.__typename !== 'UserConversations' || !before) return;
  if (!after.readTo || before.readTo === after.readTo) return;
  const reader = { conversationId: String(after.conversationId), userId: String(after.userId) };
  const passed: Pick<StoredRow, 'pk' | 'sk'>[] = [];
  for await (const { message, read } of eachUnread(reader, String(before.readTo ?? '')))
    if (String(message.createdAt) <= String(after.readTo)) passed.push({ pk: read.pk, sk: read.sk });
  await markRows(passed.slice(0, SHOWN), false);
  await markRows(passed.slice(SHOWN), true);
  if (Number(after.unreadCount) > 0) await correctUnreadCount(reader);
};
