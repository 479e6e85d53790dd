import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch';
import type { Context, DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { correlation } from '../lib/correlation/correlation';
import { correlationIdOf } from '../lib/correlation/correlationIdOf';
import { indexTargets } from './indexTargets';
import { DocumentRejected } from './DocumentRejected';
import { targetsOf } from './targetsOf';
import { MetricUnit } from '@aws-lambda-powertools/metrics';
import { metricsOf } from '../lib/metricsOf';
import { env } from './needs';
import { logger } from '../lib/logger';
import { sendToQueue } from '../lib/sendToQueue';

/**
 * Sends a stream record to the failure queue if OpenSearch has rejected the document that was built after the
 * change, so that later changes are not blocked. A later correction of the record in the table is a new
 * change, which writes the document.
 */
async function sendToFailureQueue(record: DynamoDBRecord, refusal: DocumentRejected): Promise<void> {
  const { eventSourceARN, eventName, dynamodb } = record;
  const { Keys: keys, SequenceNumber: sequenceNumber } = dynamodb ?? {};
  logger.error('search refuses what this change makes of a document', { keys, reason: refusal.message });
  await sendToQueue(env('FAILURE_QUEUE_URL'), {
    ...{ version: '1.0', timestamp: new Date().toISOString(), condition: 'RefusedBySearch' },
    ...{ reason: refusal.message, eventSourceARN, eventName, sequenceNumber, keys },
  });
}

const metrics = metricsOf('index-search');

/**
 * Publishes the metric `IndexLag` for a batch of stream records: the age, in milliseconds, of the oldest of
 * them. Call it as soon as the changes have been written to the search indices.
 */
function measureLag(records: DynamoDBRecord[]): void {
  const times = records.map(({ dynamodb }) => dynamodb?.ApproximateCreationDateTime ?? Infinity);
  const oldest = Math.min(...times) * 1000;
  if (!Number.isFinite(oldest)) return;
  metrics.addMetric('IndexLag', MetricUnit.Milliseconds, Math.max(0, Date.now() - oldest));
  metrics.publishStoredMetrics();
}

/**
 * Updates the OpenSearch indices from a batch of DynamoDB stream records. If a document could not be written,
 * its stream record counts as failed, and Lambda delivers the record again. If OpenSearch has rejected the
 * document because of its content, the record is sent to the failure queue and does not count as failed.
 */
export async function handler(event: DynamoDBStreamEvent, context: Context): Promise<DynamoDBBatchResponse> {
  const targets = new Map(event.Records.map((record) => [record, targetsOf(record)]));
  const failures = await indexTargets([...targets.values()].flat());
  measureLag(event.Records);
  const reportFailure = async (record: DynamoDBRecord): Promise<void> => {
    const errors = (targets.get(record) ?? []).flatMap(
      (target) => failures.get(JSON.stringify(target)) ?? [],
    );
    const temporary = errors.find((failure) => !(failure instanceof DocumentRejected));
    if (temporary) throw temporary;
    const [rejection] = errors;
    if (rejection)
      await correlation.run(correlationIdOf(record), () => sendToFailureQueue(record, rejection));
  };
  const processor = new BatchProcessor(EventType.DynamoDBStreams);
  return processPartialResponse(event, reportFailure, processor, { context, throwOnFullBatchFailure: false });
}
