import { createHash } from 'node:crypto';
import { logger } from '../lib/logger';
import { runOnce } from '../lib/runOnce';
import { postToSlack } from '../lib/slack/postToSlack';
import type { SlackMessage } from '../lib/slack/SlackMessage';
import { isWithinRate } from '../lib/isWithinRate';
import { errorReport } from './errorReport';
import { newApplication } from './newApplication';
import { newUser } from './newUser';
import type { SlackNotification } from './SlackNotification';
import type { Outcome } from './Outcome';
import { skillProposal } from './skillProposal';

const MOST_A_MINUTE = 5;

/** What to post for a notice and under which key it is posted once; null when it is not the caller's to give. */
async function compose(notice: SlackNotification): Promise<{ key: string; message: SlackMessage } | null> {
  const { field, sub } = notice;
  if (field === 'notifyErrorToSlack') {
    const message = errorReport(notice);
    const text = createHash('sha256').update(JSON.stringify(message)).digest('hex');
    return { key: `error#${new Date().toISOString().slice(0, 13)}#${text}`, message };
  }
  if (field === 'proposeSkill') {
    const name = notice.arguments.name ?? '';
    return { key: `skill#${name.toLowerCase()}`, message: skillProposal(name) };
  }
  const openJob = notice.arguments.openJob ?? '';
  const message =
    field === 'notifyToSlackForNewUser' ? await newUser(sub) : await newApplication(sub, openJob);
  return message && { key: [field, sub, openJob].join('#'), message };
}

/** Posts a notice about the caller to Slack, once. Slack's own failing is logged and never the caller's problem. */
export async function handler(notice: SlackNotification): Promise<Outcome> {
  if (!(await isWithinRate(notice.sub, MOST_A_MINUTE)))
    return { accepted: false, refused: 'TooManyRequests' };
  const composed = await compose(notice);
  if (!composed) return { accepted: false, refused: 'Unauthorized' };
  try {
    await runOnce(composed.key, () => postToSlack(composed.message));
    return { accepted: true };
  } catch (error) {
    logger.error('Slack did not take the notice', { field: notice.field, error: String(error) });
    return { accepted: false };
  }
}
