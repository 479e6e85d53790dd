import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch';
import type { Context, DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { ensureIndices } from './ensureIndices';
import { indexTargets } from './indexTargets';
import { measureLag } from './measureLag';
import { reindex, type ReindexAnswer, type ReindexRequest } from './reindex';
import { targetsOf } from './targetsOf';

/** Keeps the indices as the tables are. Called with `{ reindex: [...] }` it rebuilds them instead. */
export async function handler(
  event: DynamoDBStreamEvent | ReindexRequest,
  context: Context,
): Promise<DynamoDBBatchResponse | ReindexAnswer> {
  await ensureIndices();
  return 'reindex' in event ? reindex(event) : follow(event, context);
}

/** A record fails when any document that it touches could not be written; it is then sent again. */
async function follow(event: DynamoDBStreamEvent, context: Context): Promise<DynamoDBBatchResponse> {
  const targets = new Map(event.Records.map((record) => [record, targetsOf(record)]));
  const failures = await indexTargets([...targets.values()].flat());
  measureLag(event.Records);
  const settle = (record: DynamoDBRecord): void => {
    for (const target of targets.get(record) ?? []) {
      const failure = failures.get(JSON.stringify(target));
      if (failure) throw failure;
    }
  };
  const processor = new BatchProcessor(EventType.DynamoDBStreams);
  return processPartialResponse(
    event,
    (record: DynamoDBRecord) => Promise.resolve(settle(record)),
    processor,
    {
      context,
      throwOnFullBatchFailure: false,
    },
  );
}
