import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch';
import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { correlation } from '../lib/correlation/correlation';
import { readCorrelationId } from '../lib/correlation/readCorrelationId';
import { ADMINISTRATORS } from '../lib/notices/ADMINISTRATORS';
import type { Notice } from '../lib/notices/Notice';
import { deliverDigest } from './deliverDigest';
import type { Digest } from './Digest';
import type { Mail } from './Mail';
import { env } from './needs';
import { noteFailure } from './noteFailure';
import { deliverNotice } from './notices/deliverNotice';
import { queueForAdministrators } from './notices/queueForAdministrators';
import { postpone } from './postpone';
import { sampleMails } from './sampleMails';

const deliver = (request: Digest | Notice): Promise<void> => {
  if (!('kind' in request)) return deliverDigest(request);
  return request.userId === ADMINISTRATORS ? queueForAdministrators(request) : deliverNotice(request);
};

/** Asks for an example of each mail, for developers. */
interface SamplesRequest {
  samples: true;
}

/**
 * Delivers the queued notices and the mails about unread messages. A failed one is tried again after a growing
 * pause. Asked for examples of its mails, it returns them and sends nothing.
 */
export async function handler(
  event: SQSEvent | SamplesRequest,
  context: Context,
): Promise<SQSBatchResponse | Mail[]> {
  if ('samples' in event) return sampleMails(env('SITE_URL'));
  const processor = new BatchProcessor(EventType.SQS);
  const deliverRecord = (record: SQSRecord) => {
    const request = JSON.parse(record.body) as Digest | Notice;
    return correlation.run(readCorrelationId(request), async () => {
      try {
        await deliver(request);
      } catch (error) {
        await noteFailure(record.body, error);
        await postpone(record);
        throw error;
      }
    });
  };
  return processPartialResponse(event, deliverRecord, processor, { context });
}
