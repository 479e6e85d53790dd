import type { RecordKey } from '../../../model/ids';
import { runOnceKey } from '../runOnceKey';

/**
 * Returns the key of the row that says why a queued notice or mail could not be delivered. The body of a message stays
 * the same when SQS moves it to the failure queue.
 */
export const failureKey = (body: string): RecordKey => ({ pk: runOnceKey(`failure#${body}`), sk: 'Once' });
