import { env } from '../env';
import { readSecret } from '../readSecret';
import { sendToQueue } from '../sendToQueue';
import type { SlackPost } from './SlackPost';

/** Queues a message to Slack. Resolves to false, without queueing it, if no webhook is stored. */
export async function queueSlackPost(post: SlackPost): Promise<boolean> {
  if ((await readSecret('slackWebhook')) === null) return false;
  await sendToQueue(env('SLACK_QUEUE_URL'), { ...post });
  return true;
}
