import { createHash } from 'node:crypto';
import { logger } from '../lib/logger';
import { readSecret } from '../lib/readSecret';
import { runOnce } from '../lib/runOnce';
import { postToSlack } from '../lib/slack/postToSlack';
import type { SlackMessage } from '../lib/slack/SlackMessage';
import { isWithinRate } from '../lib/isWithinRate';
import { errorReport } from './errorReport';
import { env } from './needs';
import { newApplication } from './newApplication';
import { newUser } from './newUser';
import { readApplication } from './readApplication';
import { readTalent } from './readTalent';
import { sampleMessages } from './sampleMessages';
import type { SlackNotification } from './SlackNotification';
import { skillProposal } from './skillProposal';

/**
 * The result of a request to post a Slack message. `accepted` is true if the message has been posted by this
 * or an earlier call, and also if no webhook is stored. `refused` is the error type if the caller may not
 * post.
 */
interface Outcome {
  accepted: boolean;
  refused?: 'TooManyRequests' | 'Unauthorized';
}

const MAX_PER_MINUTE = 5;

/**
 * Builds the Slack message of a notification, and the key by which it is posted only once. Null if the caller
 * may not send this notification.
 */
async function compose(
  notification: SlackNotification,
): Promise<{ key: string; message: SlackMessage } | null> {
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
  const openJob = notification.arguments.openJob ?? '';
  const key = [field, sub, openJob].join('#');
  if (field === 'notifyToSlackForNewUser') {
    const talent = await readTalent(sub);
    return talent && { key, message: newUser(sub, talent, env('SITE_URL')) };
  }
  const applied = await readApplication(sub, openJob);
  return applied && { key, message: newApplication(applied, env('SITE_URL')) };
}

/** Asks for an example of each message, for developers. */
interface SamplesRequest {
  samples: true;
}

/**
 * Posts a notification to Slack, at most once for each key that `compose` returns. If Slack fails, the error
 * is logged and `accepted` is false. Asked for examples of the messages, it returns them and posts nothing.
 */
export async function handler(
  notification: SlackNotification | SamplesRequest,
): Promise<Outcome | SlackMessage[]> {
  if ('samples' in notification) return Object.values(sampleMessages(env('SITE_URL')));
  if (!(await isWithinRate(notification.sub, MAX_PER_MINUTE)))
    return { accepted: false, refused: 'TooManyRequests' };
  const composed = await compose(notification);
  if (!composed) return { accepted: false, refused: 'Unauthorized' };
  try {
    // Checked before the notice counts as posted, so that it is posted once a webhook is stored.
    if ((await readSecret('slackWebhook')) === null) return { accepted: true };
    await runOnce(composed.key, async () => {
      await postToSlack(composed.message);
    });
    return { accepted: true };
  } catch (error) {
    logger.error('Slack did not take the notification', { field: notification.field, error: String(error) });
    return { accepted: false };
  }
}
