import type { DynamoDBRecord } from 'aws-lambda';
import { env } from './needs';
import { logger } from '../lib/logger';
import { sendToQueue } from '../lib/sendToQueue';
import type { DocumentRejected } from './DocumentRejected';

/**
 * Puts a change whose documents search will never take into the failure queue, so that those behind it need not
 * wait. Once the record in the table is mended, that change brings the documents up to date.
 */
export async function sendToFailureQueue(record: DynamoDBRecord, refusal: DocumentRejected): Promise<void> {
  const { eventSourceARN, eventName, dynamodb } = record;
  const { Keys: keys, SequenceNumber: sequenceNumber } = dynamodb ?? {};
  logger.error('search refuses what this change makes of a document', { keys, reason: refusal.message });
  await sendToQueue(env('FAILURE_QUEUE_URL'), {
    ...{ version: '1.0', timestamp: new Date().toISOString(), condition: 'RefusedBySearch' },
    ...{ reason: refusal.message, eventSourceARN, eventName, sequenceNumber, keys },
  });
}
