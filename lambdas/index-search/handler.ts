import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch';
import type { Context, DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { correlation } from '../lib/correlation/correlation';
import { correlationIdOf } from '../lib/correlation/correlationIdOf';
import { indexTargets } from './indexTargets';
import { measureLag } from './measureLag';
import { DocumentRejected } from './DocumentRejected';
import { sendToFailureQueue } from './sendToFailureQueue';
import { targetsOf } from './targetsOf';

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
