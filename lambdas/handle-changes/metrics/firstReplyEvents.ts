import { eachItem } from '../../lib/eachItem';
import { env } from '../needs';
import { counterKey } from '../../lib/insights/counterKey';
import { japanDay } from '../../../model/japanDay';
import type { StoredRow } from '../../lib/StoredRow';
import { itemAt } from '../../lib/itemAt';
import type { Change } from '../Change';
import type { MetricEvent } from './MetricEvent';
import { markerKey } from './markerKey';

const PAGE = 50;
const MINUTE = 60_000;

/**
 * Yields the messages of a conversation, oldest first. Read rows (whether a member has read a message), which
 * are stored between them, are skipped.
 */
async function* messagesOf(conversationId: string, Limit: number): AsyncGenerator<StoredRow> {
  const rows = eachItem({
    TableName: env('CONVERSATION_TABLE'),
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :message)',
    ExpressionAttributeValues: { ':pk': conversationId, ':message': 'Message#' },
    Limit,
    ConsistentRead: true,
  });
  for await (const row of rows) if (row.__typename === 'Message') yield row;
}

async function oldestMessage(conversationId: string): Promise<StoredRow | undefined> {
  for await (const message of messagesOf(conversationId, 1)) return message;
  return undefined;
}

/**
 * Returns a metric event if the new message is the first answer to the first message of its conversation;
 * otherwise an empty list. The value of the event is the number of minutes between the two messages.
 */
export async function firstReplyEvents({ before, after }: Change): Promise<MetricEvent[]> {
  if (before || after?.__typename !== 'Message' || after.isEvent === true) return [];
  const key = `FIRST_REPLY_MINUTES#${after.pk}`;
  // Read one row before a whole page, because it suffices to exclude most messages.
  const first = await oldestMessage(after.pk);
  if (!first || first.authorId === after.authorId) return [];
  if (await itemAt(env('INSIGHT_TABLE'), markerKey(key))) return [];
  for await (const message of messagesOf(after.pk, PAGE)) {
    if (message.isEvent === true || message.authorId === first.authorId) continue;
    if (message.id !== after.id) return [];
    const minutes = (Date.parse(String(message.createdAt)) - Date.parse(String(first.createdAt))) / MINUTE;
    const counter = counterKey('FIRST_REPLY_MINUTES', japanDay(String(message.createdAt)));
    return [{ key, counter, value: Math.max(0, minutes) }];
  }
  return [];
}
