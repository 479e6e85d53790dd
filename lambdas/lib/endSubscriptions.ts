import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { sessionEndRow } from '../../model/sessionEndRow';
import { env } from './env';
import { tables } from './tables';

/**
 * Ends all subscriptions of a person that were open at `endedAt`, in milliseconds since 1970, within seconds:
 * `handle-changes` reacts to the row.
 */
export async function endSubscriptions(sub: string, endedAt = Date.now()): Promise<void> {
  const Item = sessionEndRow(sub, endedAt);
  await tables.send(new PutCommand({ TableName: env('INSIGHT_TABLE'), Item }));
}
