import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch';
import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { correlation } from '../correlation/correlation';
import { readCorrelationId } from '../correlation/readCorrelationId';
import { RunningElsewhere } from '../RunningElsewhere';
import { noteFailure } from './noteFailure';
import { postpone } from './postpone';

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
