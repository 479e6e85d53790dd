import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { env } from '../needs';
import { tables } from '../../lib/tables';
import type { Reader } from './Reader';
import { readConsistently } from './readConsistently';

const TRIES = 10;

/**
 * Sets a member's unread count in a conversation to the number of their unread messages, after the messages
 * up to `readAt` have been marked as read. Different transactions write the count and the messages' read
 * state, so a message that arrives at the same moment can make them differ.
 */
export async function correctUnreadCount(reader: Reader, readAt: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const now = await readConsistently(reader, readAt);
    if (!now || now.member.unreadCount === now.recent.length) return;
    const { pk, sk, unreadCount, lastMessageAt, readAt: latest } = now.member;
    try {
      await tables.send(
        new UpdateCommand({
          TableName: env('CONVERSATION_TABLE'),
          Key: { pk, sk },
          UpdateExpression: 'SET unreadCount = :rows',
          ConditionExpression: 'unreadCount = :count AND lastMessageAt = :last AND readAt = :read',
          ExpressionAttributeValues: {
            ':rows': now.recent.length,
            ...{ ':count': unreadCount, ':last': lastMessageAt, ':read': latest },
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
