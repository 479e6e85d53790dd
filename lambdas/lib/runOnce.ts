import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { env } from './env';
import { logger } from './logger';
import { RunningElsewhere } from './RunningElsewhere';
import { runOnceKey } from './runOnceKey';
import { tables } from './tables';

const DAYS_90 = 90 * 86_400;

/**
 * How long an action may run, in milliseconds: longer than the timeout of the functions that use it. After that its
 * process has ended without a result.
 */
const LONGEST_RUN = 60_000;

/**
 * Stores that the action of the key runs now. Returns false if it has run.
 * @throws RunningElsewhere while another call runs it
 */
async function begin(TableName: string, Key: { pk: string; sk: string }): Promise<boolean> {
  const now = Date.now();
  try {
    await tables.send(
      new PutCommand({
        TableName,
        Item: { ...Key, runsUntil: now + LONGEST_RUN, expiresAt: Math.floor(now / 1000) + DAYS_90 },
        ConditionExpression: 'attribute_not_exists(pk) OR runsUntil < :now',
        ExpressionAttributeValues: { ':now': now },
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    );
    return true;
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    if (error.Item?.runsUntil)
      throw new RunningElsewhere('The action is still running elsewhere.', { cause: error });
    return false;
  }
}

/**
 * Runs an action at most once for each key. Returns false, without running it, if an earlier call with the
 * key has run it. If the action throws, the next call with the key runs it again; if its process was killed, so does
 * a call after a minute. A key is remembered for 90 days.
 * @throws RunningElsewhere while another call runs it; otherwise the error of the action
 */
export async function runOnce(key: string, act: () => Promise<void>): Promise<boolean> {
  const Key = { pk: runOnceKey(key), sk: 'Once' };
  const TableName = env('INSIGHT_TABLE');
  if (!(await begin(TableName, Key))) return false;
  try {
    await act();
  } catch (error) {
    await tables.send(new DeleteCommand({ TableName, Key }));
    throw error;
  }
  try {
    await tables.send(new UpdateCommand({ TableName, Key, UpdateExpression: 'REMOVE runsUntil' }));
  } catch (cause) {
    // What was done must not count as failed, or it would be done again.
    logger.warn('that an action has run was not stored', { cause });
  }
  return true;
}
