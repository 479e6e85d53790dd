import { countItems } from '../lib/countItems';
import { env } from './needs';

/** Counts the messages of a conversation. The read rows stored between them are not counted. */
export function countMessages(conversationId: string): Promise<number> {
  return countItems({
    TableName: env('CONVERSATION_TABLE'),
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    FilterExpression: '#kind = :kind',
    ExpressionAttributeNames: { '#kind': '__typename' },
    ExpressionAttributeValues: { ':pk': conversationId, ':prefix': 'Message#', ':kind': 'Message' },
  });
}
