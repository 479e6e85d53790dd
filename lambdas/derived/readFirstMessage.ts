import { eachItem } from '../lib/eachItem';
import { env } from '../lib/env';

/** Returns the time of the first message that a member wrote in a conversation since a time; undefined without one. */
export async function readFirstMessage(
  conversationId: string,
  author: string,
  since: string,
): Promise<string | undefined> {
  const rows = eachItem({
    TableName: env('CONVERSATION_TABLE'),
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :message)',
    ExpressionAttributeValues: { ':pk': conversationId, ':message': 'Message#' },
    ConsistentRead: true,
  });
  for await (const { __typename, isEvent, authorId, createdAt } of rows)
    if (__typename === 'Message' && isEvent !== true && authorId === author && String(createdAt) >= since)
      return String(createdAt);
  return undefined;
}
