import { BatchWriteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { readJson } from '../api/readJson';
import { eventually } from '../eventually';
import { localTables } from '../localTables';
import { ulid } from '../ulid';

/** The maximum number of items that DynamoDB stores in one request. */
const AT_ONCE = 25;

/**
 * Adds messages with the given texts before the oldest message of a conversation, one second apart, and waits
 * until the streams have delivered them. They are copies of the oldest message, with copies of its read rows.
 * They are written directly into the table of the local stack, because sending so many messages would take a
 * quarter of an hour.
 */
export async function fillWithOlder(id: string, texts: readonly string[]): Promise<void> {
  const client = localTables.open();
  const TableName = await localTables.nameOf(client, 'Conversation');
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
      ExpressionAttributeValues: { ':pk': id, ':sk': 'Message#' },
      Limit: 12,
    }),
  );
  const oldest = Items.find(({ __typename }) => __typename === 'Message');
  if (!oldest) throw new Error('The conversation has no message');
  const { content, createdAt, id: messageId } = oldest as { content: string; createdAt: string; id: string };
  const sample = messageId.split('.').at(-1) ?? '';
  const rows = JSON.stringify(Items.filter(({ sk }) => String(sk).includes(sample)));
  const begin = Date.parse(createdAt) - texts.length * 1_000;
  const copies = texts.flatMap((text, at) => {
    const time = begin + at * 1_000;
    const copy = rows
      .replaceAll(sample, ulid(time))
      .replaceAll(createdAt, new Date(time).toISOString())
      .replaceAll(content, text);
    return JSON.parse(copy) as Record<string, unknown>[];
  });
  for (let at = 0; at < copies.length; at += AT_ONCE) {
    const requests = copies.slice(at, at + AT_ONCE).map((Item) => ({ PutRequest: { Item } }));
    await client.send(new BatchWriteCommand({ RequestItems: { [TableName]: requests } }));
  }
  client.destroy();
  // Until then open screens would receive the copies as new messages.
  await eventually(
    'the streams',
    async () =>
      (await readJson<{ behind: boolean }[]>('/_local/streams')).every(({ behind }) => !behind) || undefined,
    600,
  );
}
