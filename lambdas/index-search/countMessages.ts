import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { env } from './needs';
import { tables } from '../lib/tables';

/** How many messages a conversation has; the rows of who has read them lie among them and are not counted. */
export async function countMessages(conversationId: string): Promise<number> {
  let count = 0;
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await tables.send(
      new QueryCommand({
        TableName: env('CONVERSATION_TABLE'),
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        FilterExpression: '#kind = :kind',
        ExpressionAttributeNames: { '#kind': '__typename' },
        ExpressionAttributeValues: { ':pk': conversationId, ':prefix': 'Message#', ':kind': 'Message' },
        Select: 'COUNT',
        ExclusiveStartKey,
      }),
    );
    count += page.Count ?? 0;
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return count;
}
