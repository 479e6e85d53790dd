import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch';
import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { correlation } from '../correlation/correlation';
import { readCorrelationId } from '../correlation/readCorrelationId';
import { RunningElsewhere } from '../RunningElsewhere';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { env } from '../env';
import { logger } from '../logger';
import { failureKey } from '../notices/failureKey';
import { tables } from '../tables';
import { ChangeMessageVisibilityCommand, GetQueueUrlCommand, SQSClient } from '@aws-sdk/client-sqs';
import { pauseAfter } from './pauseAfter';

const queues = new SQSClient({});

/**
 * Makes a queue deliver a message again only after a pause, which grows with each attempt.
 * @param atLeast the least number of seconds that the receiver has asked for
 */
async function postpone(
  { eventSourceARN, receiptHandle, attributes }: SQSRecord,
  atLeast: number,
): Promise<void> {
  const QueueName = eventSourceARN.split(':').at(-1);
  const { QueueUrl } = await queues.send(new GetQueueUrlCommand({ QueueName }));
  await queues.send(
    new ChangeMessageVisibilityCommand({
      QueueUrl,
      ReceiptHandle: receiptHandle,
      VisibilityTimeout: Math.max(pauseAfter(Number(attributes.ApproximateReceiveCount)), atLeast),
    }),
  );
}

/** As long as the failure queue keeps a message, in seconds, and a day more. */
const DAYS_15 = 15 * 86_400;

/**
 * Stores the kind of error that prevented the delivery of a message, for the list of administrators. The text of the
 * error is not stored, because it can contain an address.
 */
async function noteFailure(body: string, error: unknown): Promise<void> {
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

/**
 * Delivers each request of an SQS batch. What fails is tried again after a pause, which grows with each attempt and is
 * no shorter than the seconds in the error's `retryAfter`. A request that is being delivered at this moment, such as
 * the second of two equal messages to Slack, waits as well, but is not noted as failed.
 */
export function deliverQueued<Queued extends object>(
  event: SQSEvent,
  context: Context,
  deliver: (request: Queued) => Promise<void>,
): Promise<SQSBatchResponse> {
  const processor = new BatchProcessor(EventType.SQS);
  const deliverRecord = (record: SQSRecord) => {
    const request = JSON.parse(record.body) as Queued;
    return correlation.run(readCorrelationId(request), async () => {
      try {
        await deliver(request);
      } catch (error) {
        if (!(error instanceof RunningElsewhere)) await noteFailure(record.body, error);
        await postpone(record, (error as { retryAfter?: number }).retryAfter ?? 0);
        throw error;
      }
    });
  };
  return processPartialResponse(event, deliverRecord, processor, { context });
}
