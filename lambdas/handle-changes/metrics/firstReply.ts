import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { env } from '../needs';
import { counterKey } from '../../lib/insights/counterKey';
import { japanDay } from '../../lib/insights/japanDay';
import type { Item } from '../../lib/Item';
import { itemAt } from '../../lib/itemAt';
import { tables } from '../../lib/tables';
import type { Change } from '../Change';
import type { MetricEvent } from './MetricEvent';
import { markerKey } from './markerKey';

const PAGE = 50;
const MINUTE = 60_000;

/** A conversation's lines, the oldest first, page by page. */
async function* linesOf(conversationId: string): AsyncGenerator<Item> {
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  // Cheap check first: it excludes most messages.
  let Limit = 1;
  do {
    const page = await tables.send(
      new QueryCommand({
        TableName: env('CONVERSATION_TABLE'),
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :message)',
        ExpressionAttributeValues: { ':pk': conversationId, ':message': 'Message#' },
        Limit,
        ConsistentRead: true,
        ExclusiveStartKey,
      }),
    );
    for (const item of (page.Items ?? []) as Item[]) if (item.__typename === 'Message') yield item;
    ExclusiveStartKey = page.LastEvaluatedKey;
    Limit = PAGE;
  } while (ExclusiveStartKey);
}

/** The minutes until somebody answered who began a conversation, when this message is that answer. */
export async function firstReply({ before, after }: Change): Promise<MetricEvent[]> {
  if (before || after?.__typename !== 'Message' || after.isEvent === true) return [];
  const key = `FIRST_REPLY_MINUTES#${after.pk}`;
  let first: Item | undefined;
  for await (const line of linesOf(after.pk)) {
    if (!first && (line.authorId === after.authorId || (await itemAt(env('INSIGHT_TABLE'), markerKey(key)))))
      return [];
    first ??= line;
    if (line.isEvent === true || line.authorId === first.authorId) continue;
    if (line.id !== after.id) return [];
    const minutes = (Date.parse(String(line.createdAt)) - Date.parse(String(first.createdAt))) / MINUTE;
    const counter = counterKey('FIRST_REPLY_MINUTES', japanDay(String(line.createdAt)));
    return [{ key, counter, value: Math.max(0, minutes) }];
  }
  return [];
}
