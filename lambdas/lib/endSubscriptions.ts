import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { sessionEndRow } from '../../model/sessionEndRow';
import { env } from './env';
import { tables } from './tables';

/** Ends all open subscriptions of a person within seconds: `handle-changes` reacts to the row. */
export async function endSubscriptions(sub: string): Promise<void> {
  const Item = sessionEndRow(sub, Date.now());
  await tables.send(new PutCommand({ TableName: env('INSIGHT_TABLE'), Item }));
}
