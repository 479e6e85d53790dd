import { createHash } from 'node:crypto';
import type { SlackPost } from '../lib/slack/SlackPost';
import { errorReport } from './errorReport';
import { messageAbout } from './messageAbout';
import { env } from './needs';
import { skillProposal } from './skillProposal';
import type { SlackNotification } from './SlackNotification';

/**
 * Composes the message to Slack that a notification asks for, with the key by which it is posted only once. Null if
 * the caller may not send this notification.
 */
export async function composePost(notification: SlackNotification): Promise<SlackPost | null> {
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
