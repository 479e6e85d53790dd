import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { env } from '../lib/env';
import type { Item } from '../lib/Item';
import { tables } from '../lib/tables';

export interface Thread {
  last?: { content: string; createdAt: string };
  /** The number of unread messages of each member. */
  unread: ReadonlyMap<string, number>;
}

const WANTED = ['__typename', 'userId', 'read', 'createdAt', 'content'];

/** Reads a conversation's messages and read rows; holds one page in memory at a time. */
export async function readThread(conversationId: string): Promise<Thread> {
  const unread = new Map<string, number>();
  let last: Thread['last'];
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await tables.send(
      new QueryCommand({
        TableName: env('CONVERSATION_TABLE'),
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :message)',
        ExpressionAttributeValues: { ':pk': conversationId, ':message': 'Message#' },
        ProjectionExpression: WANTED.map((name) => `#${name}`).join(', '),
        ExpressionAttributeNames: Object.fromEntries(WANTED.map((name) => [`#${name}`, name])),
        ConsistentRead: true,
        ExclusiveStartKey,
      }),
    );
    for (const { __typename, userId, read, createdAt, content } of (page.Items ?? []) as Item[]) {
      if (__typename === 'Message') last = { content: String(content), createdAt: String(createdAt) };
      else if (read !== true) unread.set(String(userId), (unread.get(String(userId)) ?? 0) + 1);
    }
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return { last, unread };
}
