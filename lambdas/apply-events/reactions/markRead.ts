import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { env } from '../../lib/env';
import { hasChanged } from '../../lib/hasChanged';
import type { Item } from '../../lib/Item';
import { tables } from '../../lib/tables';
import { ifThere } from '../ifThere';
import type { Reaction } from '../Reaction';

/** When a member has read a whole conversation, each of its unread rows turns to read. */
export const markRead: Reaction = async ({ before, after }) => {
  if (after?.__typename !== 'UserConversations' || after.unreadCount !== 0) return;
  if (!before || !hasChanged(before, after, ['readAt'])) return;
  const TableName = env('CONVERSATION_TABLE');
  const { Items = [] } = await tables.send(
    new QueryCommand({
      TableName,
      IndexName: 'byUser',
      KeyConditionExpression: 'userKey = :unread AND begins_with(messageId, :conversation)',
      ExpressionAttributeValues: {
        ':unread': `${String(after.userId)}#unread`,
        ':conversation': `${String(after.conversationId)}.`,
      },
    }),
  );
  for (const { pk, sk, createdAt } of Items as Item[]) {
    if (String(createdAt) > String(after.readAt)) continue;
    await ifThere(
      new UpdateCommand({
        TableName,
        Key: { pk, sk },
        UpdateExpression: 'SET #read = :yes REMOVE userKey',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: { '#read': 'read' },
        ExpressionAttributeValues: { ':yes': true },
      }),
    );
  }
};
