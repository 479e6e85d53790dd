import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch';
import type { Context, DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { indexTargets } from './indexTargets';
import { measureLag } from './measureLag';
import { DocumentRejected } from './DocumentRejected';
import { sendToFailureQueue } from './sendToFailureQueue';
import { targetsOf } from './targetsOf';

/**
 * Keeps the indices as the tables are. A record fails when any document that it touches could not be written, and is
 * then sent again; what search will never take is set aside instead.
 */
export async function handler(event: DynamoDBStreamEvent, context: Context): Promise<DynamoDBBatchResponse> {
  const targets = new Map(event.Records.map((record) => [record, targetsOf(record)]));
  const failures = await indexTargets([...targets.values()].flat());
  measureLag(event.Records);
  const settle = async (record: DynamoDBRecord): Promise<void> => {
    const own = (targets.get(record) ?? []).flatMap((target) => failures.get(JSON.stringify(target)) ?? []);
    const passing = own.find((failure) => !(failure instanceof DocumentRejected));
    if (passing) throw passing;
    const [refusal] = own;
    if (refusal) await sendToFailureQueue(record, refusal);
  };
  const processor = new BatchProcessor(EventType.DynamoDBStreams);
  return processPartialResponse(event, settle, processor, { context, throwOnFullBatchFailure: false });
}
