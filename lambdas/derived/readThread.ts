import { eachItem } from '../lib/eachItem';
import { env } from '../lib/env';

export interface Thread {
  last?: { content: string; createdAt: string; authorId: unknown; author: unknown; isEvent: unknown };
  /** The times of the messages whose read row says unread, for each member by sub. */
  unread: ReadonlyMap<string, readonly string[]>;
}

const WANTED = ['__typename', 'userId', 'read', 'createdAt', 'content', 'authorId', 'author', 'isEvent'];

/**
 * Reads the last message of a conversation, and which messages have read rows that say unread. Only one page of
 * rows is in memory at a time.
 */
export async function readThread(conversationId: string): Promise<Thread> {
  const unread = new Map<string, string[]>();
  let last: Thread['last'];
  const rows = eachItem({
    TableName: env('CONVERSATION_TABLE'),
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :message)',
    ExpressionAttributeValues: { ':pk': conversationId, ':message': 'Message#' },
    ProjectionExpression: WANTED.map((name) => `#${name}`).join(', '),
    ExpressionAttributeNames: Object.fromEntries(WANTED.map((name) => [`#${name}`, name])),
    ConsistentRead: true,
  });
  for await (const { __typename, userId, read, createdAt, content, authorId, author, isEvent } of rows) {
    if (__typename === 'Message')
      last = { content: String(content), createdAt: String(createdAt), authorId, author, isEvent };
    else if (read !== true)
      // A message precedes its read rows, which may have been added later.
      unread.set(String(userId), [
        ...(unread.get(String(userId)) ?? []),
        last?.createdAt ?? String(createdAt),
      ]);
  }
  return { last, unread };
}
