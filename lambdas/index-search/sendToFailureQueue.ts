import type { DynamoDBRecord } from 'aws-lambda';
import { env } from './needs';
import { logger } from '../lib/logger';
import { sendToQueue } from '../lib/sendToQueue';
import type { DocumentRejected } from './DocumentRejected';

/**
 * Sends the stream record of a change to the failure queue if OpenSearch rejects the change's document, so
 * that later changes are not blocked. When somebody repairs the record in the table, the repair is a new
 * change and writes the document.
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
