import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { deliverQueued } from '../lib/deliveries/deliverQueued';
import { logger } from '../lib/logger';
import { queueSlackPost } from '../lib/slack/queueSlackPost';
import type { SlackMessage } from '../lib/slack/SlackMessage';
import { composePost } from './composePost';
import { deliverPost } from './deliverPost';
import { env } from './needs';
import { sampleMessages } from './sampleMessages';
import type { SlackNotification } from './SlackNotification';

/**
 * The result of a request to post a Slack message. `accepted` is true if the message has been queued, and also if no
 * webhook is stored. `refused` is the error type if the caller may not post.
 */
interface Outcome {
  accepted: boolean;
  refused?: 'Unauthorized';
}

/** Queues a notification. If the queue fails, the error is logged and `accepted` is false. */
async function queueNotification(notification: SlackNotification): Promise<Outcome> {
  const post = await composePost(notification);
  if (!post) return { accepted: false, refused: 'Unauthorized' };
  try {
    // Without a webhook nothing is queued, so that the same notification is posted once there is one.
    await queueSlackPost(post);
    return { accepted: true };
  } catch (error) {
    logger.error('A notification was not queued', { field: notification.field, error: String(error) });
    return { accepted: false };
  }
}

/** Asks for an example of each message, for developers. */
interface SamplesRequest {
  samples: true;
}

/**
 * Queues a notification for Slack, and posts what the queue delivers, also contact messages. A message that Slack does
 * not take is tried again after a growing pause. Asked for examples of the messages, it returns them and posts nothing.
 */
export async function handler(
  event: SlackNotification | SQSEvent | SamplesRequest,
  context: Context,
): Promise<Outcome | SQSBatchResponse | SlackMessage[]> {
  if ('samples' in event) return Object.values(sampleMessages(env('SITE_URL')));
  if ('Records' in event) return deliverQueued(event, context, deliverPost);
  return queueNotification(event);
}
