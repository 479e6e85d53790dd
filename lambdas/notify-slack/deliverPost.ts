import { logger } from '../lib/logger';
import { runOnce } from '../lib/runOnce';
import { postToSlack } from '../lib/slack/postToSlack';
import type { SlackPost } from '../lib/slack/SlackPost';
import { messageAbout } from './messageAbout';

/**
 * Posts a queued message to Slack, at most once for each key. What is no longer stored, such as an erased talent, is
 * not posted.
 * @throws Error when Slack does not take the message, or when no webhook is stored any more
 */
export async function deliverPost(post: SlackPost): Promise<void> {
  await runOnce(post.key, async () => {
    const message = 'message' in post ? post.message : await messageAbout(post.about);
    if (!message) {
      logger.info('What a message to Slack is about is no longer stored', { field: post.key.split('#')[0] });
      return;
    }
    if (!(await postToSlack(message))) throw new Error('No webhook of Slack is stored');
  });
}
