import { type DynamoDBDocumentClient, paginateQuery } from '@aws-sdk/lib-dynamodb';

/** Counts in the table how many messages of a conversation a member has not read. */
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
