import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { env } from './env';
import { runOnceKey } from './runOnceKey';
import { tables } from './tables';

const DAYS_90 = 90 * 86_400;

/**
 * Runs an action at most once for each key. Returns false, without running it, if an earlier call with the
 * key has run it. If the action throws, the next call with the key runs it again. A key is remembered for 90
 * days.
 */
export async function runOnce(key: string, act: () => Promise<void>): Promise<boolean> {
  const Key = { pk: runOnceKey(key), sk: 'Once' };
  const TableName = env('INSIGHT_TABLE');
  const expiresAt = Math.floor(Date.now() / 1000) + DAYS_90;
  try {
    await tables.send(
      new PutCommand({
        TableName,
        Item: { ...Key, expiresAt },
        ConditionExpression: 'attribute_not_exists(pk)',
      }),
    );
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
  try {
    await act();
  } catch (error) {
    await tables.send(new DeleteCommand({ TableName, Key }));
    throw error;
  }
  return true;
}
