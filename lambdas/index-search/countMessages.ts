import { countItems } from '../lib/countItems';
import { env } from './needs';

/**
 * Counts the messages of a conversation. Read rows (whether a member has read a message), which are stored
 * between them, are not counted.
 */
export function countMessages(conversationId: string): Promise<number> {
  return countItems({
    TableName: env('CONVERSATION_TABLE'),
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    FilterExpression: '#kind = :kind',
    ExpressionAttributeNames: { '#kind': '__typename' },
    ExpressionAttributeValues: { ':pk': conversationId, ':prefix': 'Message#', ':kind': 'Message' },
  });
}
