import { type DynamoDBDocumentClient, paginateQuery } from '@aws-sdk/lib-dynamodb';

/** A member's number of unread rows of a conversation, counted in the table. */
export async function unreadRows(
  client: DynamoDBDocumentClient,
  TableName: string,
  conversationId: string,
  userId: string,
): Promise<number> {
  const pages = paginateQuery(
    { client },
    {
      TableName,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :message)',
      FilterExpression: 'userKey = :unread',
      ExpressionAttributeValues: {
        ':pk': conversationId,
        ':message': 'Message#',
        ':unread': `${userId}#unread`,
      },
      Select: 'COUNT',
      ConsistentRead: true,
    },
  );
  let count = 0;
  for await (const { Count = 0 } of pages) count += Count;
  return count;
}
