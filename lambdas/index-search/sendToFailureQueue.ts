import type { DynamoDBRecord } from 'aws-lambda';
import { env } from './needs';
import { logger } from '../lib/logger';
import { sendToQueue } from '../lib/sendToQueue';
import type { DocumentRejected } from './DocumentRejected';

/**
 * Sends a stream record to the failure queue if OpenSearch has rejected the document that was built after the
 * change, so that later changes are not blocked. A later correction of the record in the table is a new
 * change, which writes the document.
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
