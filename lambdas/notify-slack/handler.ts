import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { deliverQueued } from '../lib/deliveries/deliverQueued';
import { logger } from '../lib/logger';
import { queueSlackPost } from '../lib/slack/queueSlackPost';
import type { SlackMessage } from '../lib/slack/SlackMessage';
import { env } from './needs';
import { sampleMessages } from './sampleMessages';
import type { SlackNotification } from './SlackNotification';
import { createHash } from 'node:crypto';
import type { SlackPost } from '../lib/slack/SlackPost';
import { errorReport } from './errorReport';
import { messageAbout } from './messageAbout';
import { skillProposal } from './skillProposal';
import { runOnce } from '../lib/runOnce';
import { postToSlack } from '../lib/slack/postToSlack';

/**
 * Posts a queued message to Slack, at most once for each key. What is no longer stored, such as an erased talent, is
 * not posted.
 * @throws Error when Slack does not take the message, or when no webhook is stored any more
 */
async function deliverPost(post: SlackPost): Promise<void> {
  await runOnce(post.key, async () => {
    const message = 'message' in post ? post.message : await messageAbout(post.about);
    if (!message) {
      logger.info('What a message to Slack is about is no longer stored', { field: post.key.split('#')[0] });
      return;
    }
    if (!(await postToSlack(message))) throw new Error('No webhook of Slack is stored');
  });
}

/**
 * Composes the message to Slack that a notification asks for, with the key by which it is posted only once. Null if
 * the caller may not send this notification.
 */
async function composePost(notification: SlackNotification): Promise<SlackPost | null> {
  const { field, sub } = notification;
  if (field === 'notifyErrorToSlack') {
    const message = errorReport(notification);
    const text = createHash('sha256').update(JSON.stringify(message)).digest('hex');
    return { key: `error#${new Date().toISOString().slice(0, 13)}#${text}`, message };
  }
  if (field === 'proposeSkill') {
    const name = notification.arguments.name ?? '';
    return { key: `skill#${name.toLowerCase()}`, message: skillProposal(name, env('SITE_URL')) };
  }
  const about = { field, sub, openJob: notification.arguments.openJob ?? '' };
  return (await messageAbout(about)) && { key: [field, sub, about.openJob].join('#'), about };
}

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
