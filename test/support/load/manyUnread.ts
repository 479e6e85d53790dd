import { BatchWriteCommand, type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from '../ulid';

interface Thread {
  client: DynamoDBDocumentClient;
  table: string;
  conversationId: string;
  authorId: string;
  readerId: string;
}

const TWO_HOURS = 7_200_000;

/**
 * Returns the rows of a message and of its unread state, as `createMessage` stores them. The message is two
 * hours old, so that subscribers are not notified of it.
 */
function itemsOf({ conversationId, authorId, readerId }: Thread, number: number): Record<string, unknown>[] {
  const createdAt = new Date(Date.now() - TWO_HOURS + number).toISOString();
  const segment = ulid(Date.parse(createdAt));
  const messageId = `${conversationId}.${segment}`;
  const dates = { createdAt, updatedAt: createdAt, version: 1, conversationId, messageId };
  return [
    {
      ...{ pk: conversationId, sk: `Message#${segment}`, __typename: 'Message', id: messageId, ...dates },
      ...{ authorId, content: `${number}通目`, isSent: true, isEvent: false, userKey: `${authorId}#sent` },
      author: { sub: authorId, name: 'Enishi運営' },
    },
    {
      ...{ pk: conversationId, sk: `Message#${segment}#MessageRead#${readerId}`, __typename: 'MessageRead' },
      ...{ id: `${messageId}.${readerId}`, ...dates, userId: readerId, read: false },
      userKey: `${readerId}#unread`,
    },
  ];
}

/**
 * Writes the given number of unread messages of a conversation directly into the table, and adds them to the
 * reader's number of unread messages.
 */
export async function manyUnread(thread: Thread, count: number): Promise<void> {
  const { client, table: TableName, conversationId, readerId } = thread;
  const items = Array.from({ length: count }, (_, number) => itemsOf(thread, number)).flat();
  for (let at = 0; at < items.length; at += 24) {
    const puts = items.slice(at, at + 24).map((Item) => ({ PutRequest: { Item } }));
    await client.send(new BatchWriteCommand({ RequestItems: { [TableName]: puts } }));
  }
  await client.send(
    new UpdateCommand({
      TableName,
      Key: { pk: conversationId, sk: `UserConversations#${readerId}` },
      UpdateExpression: 'ADD unreadCount :count',
      ExpressionAttributeValues: { ':count': count },
    }),
  );
}
