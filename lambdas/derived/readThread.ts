import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { env } from '../lib/env';
import type { Item } from '../lib/Item';
import { tables } from '../lib/tables';

export interface Thread {
  last?: { content: string; createdAt: string };
  /** When each message was written that a member has not read, by member. */
  unread: ReadonlyMap<string, readonly string[]>;
}

const WANTED = ['__typename', 'userId', 'read', 'createdAt', 'content'];

/** Reads a conversation's messages and who has read them, from a sort key on; one page at a time is in memory. */
export async function readThread(conversationId: string, from = 'Message#'): Promise<Thread> {
  const unread = new Map<string, string[]>();
  let last: Thread['last'];
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await tables.send(
      new QueryCommand({
        TableName: env('CONVERSATION_TABLE'),
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :end',
        ExpressionAttributeValues: { ':pk': conversationId, ':from': from, ':end': 'Message#~' },
        ProjectionExpression: WANTED.map((name) => `#${name}`).join(', '),
        ExpressionAttributeNames: Object.fromEntries(WANTED.map((name) => [`#${name}`, name])),
        ConsistentRead: true,
        ExclusiveStartKey,
      }),
    );
    for (const { __typename, userId, read, createdAt, content } of (page.Items ?? []) as Item[]) {
      if (__typename === 'Message') last = { content: String(content), createdAt: String(createdAt) };
      else if (read === false) {
        const times = unread.get(String(userId)) ?? [];
        times.push(String(createdAt));
        unread.set(String(userId), times);
      }
    }
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return { last, unread };
}
