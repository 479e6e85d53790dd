import { GetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs';
import { logger } from '../lib/logger';
import { env } from './needs';
import { redrive } from './redrive';

const queues = new SQSClient({});

interface FailedNoticesRequest {
  action: 'count' | 'redrive';
}

/** Returns how many messages are in the failure queue of mail; those that are being moved are not counted. */
async function countFailed(): Promise<number> {
  const { Attributes } = await queues.send(
    new GetQueueAttributesCommand({
      QueueUrl: env('MAIL_FAILURE_QUEUE_URL'),
      AttributeNames: ['ApproximateNumberOfMessages'],
    }),
  );
  return Number(Attributes?.ApproximateNumberOfMessages ?? 0);
}

/**
 * Counts the notices and mails that could not be delivered or, on request, first queues them again. Their ids stay the
 * same, so that nothing that has arrived is sent twice. Returns how many were queued and how many are left.
 */
export async function handler({ action }: FailedNoticesRequest): Promise<{ count: number; moved: number }> {
  const moved = action === 'redrive' ? await redrive() : 0;
  if (moved > 0) logger.info('failed notices queued again', { moved });
  return { count: await countFailed(), moved };
}
