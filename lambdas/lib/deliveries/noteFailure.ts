import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { env } from '../env';
import { logger } from '../logger';
import { failureKey } from '../notices/failureKey';
import { tables } from '../tables';

/** As long as the failure queue keeps a message, in seconds, and a day more. */
const DAYS_15 = 15 * 86_400;

/**
 * Stores the kind of error that prevented the delivery of a message, for the list of administrators. The text of the
 * error is not stored, because it can contain an address.
 */
export async function noteFailure(body: string, error: unknown): Promise<void> {
  // Timeouts of `fetch` are errors by name only.
  const { name: reason = 'Error' } = error as Partial<Error>;
  const expiresAt = Math.floor(Date.now() / 1000) + DAYS_15;
  const Item = { ...failureKey(body), reason, expiresAt };
  try {
    await tables.send(new PutCommand({ TableName: env('INSIGHT_TABLE'), Item }));
  } catch (cause) {
    logger.warn('the reason of a failed delivery was not stored', { cause });
  }
}
