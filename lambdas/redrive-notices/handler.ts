import { GetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs';
import { logger } from '../lib/logger';
import { env } from './needs';
import { type FailedNotice, listFailed } from './listFailed';
import { redrive } from './redrive';

const queues = new SQSClient({});

interface FailedNoticesRequest {
  action: 'list' | 'redrive';
}

/** Returns how many messages are in the failure queue of mail and Slack. */
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
 * Lists the notices, mails and messages to Slack that could not be delivered or, on request, queues them again.
 * Their ids stay the same, so that nothing that has arrived is sent twice. Returns how many were queued, how many
 * are left, and the list.
 */
export async function handler({
  action,
}: FailedNoticesRequest): Promise<{ count: number; moved: number; items: FailedNotice[] }> {
  const moved = action === 'redrive' ? await redrive() : 0;
  if (moved > 0) logger.info('failed notices queued again', { moved });
  const count = await countFailed();
  return { count, moved, items: action === 'list' ? await listFailed() : [] };
}
