import { eachItem } from '../lib/eachItem';
import { env } from '../lib/env';

export interface Thread {
  last?: { content: string; createdAt: string };
  /** The number of unread messages of each member, by the member's sub. */
  unread: ReadonlyMap<string, number>;
}

const WANTED = ['__typename', 'userId', 'read', 'createdAt', 'content'];

/**
 * Reads the last message of a conversation, and each member's number of unread messages. Only one page of
 * rows is in memory at a time.
 */
export async function readThread(conversationId: string): Promise<Thread> {
  const unread = new Map<string, number>();
  let last: Thread['last'];
  const rows = eachItem({
    TableName: env('CONVERSATION_TABLE'),
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :message)',
    ExpressionAttributeValues: { ':pk': conversationId, ':message': 'Message#' },
    ProjectionExpression: WANTED.map((name) => `#${name}`).join(', '),
    ExpressionAttributeNames: Object.fromEntries(WANTED.map((name) => [`#${name}`, name])),
    ConsistentRead: true,
  });
  for await (const { __typename, userId, read, createdAt, content } of rows) {
    if (__typename === 'Message') last = { content: String(content), createdAt: String(createdAt) };
    else if (read !== true) unread.set(String(userId), (unread.get(String(userId)) ?? 0) + 1);
  }
  return { last, unread };
}
