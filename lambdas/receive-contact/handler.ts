import { createHash } from 'node:crypto';
import { ContactRateLimits } from '../../model/limits/ContactRateLimits';
import { plainLine } from '../../model/plainLine';
import { postToSlack } from '../lib/slack/postToSlack';
import { isWithinRate } from '../lib/isWithinRate';
import { buildSlackMessage } from '../lib/slack/buildSlackMessage';

/**
 * A message of the contact form, which the resolver has already validated. `sub` is empty if the sender is a
 * guest.
 */
interface ContactMessage {
  sub: string;
  /** The IP address of the sender's connection, as AppSync sees it. */
  address: string;
  name: string;
  email: string;
  organizationName?: string | null;
  subject?: string | null;
  message: string;
}

interface Outcome {
  accepted: boolean;
  refused?: 'TooManyRequests';
}

const key = (kind: string, value: string) =>
  `contact#${kind}#${createHash('sha256').update(value.toLowerCase()).digest('hex')}`;

/**
 * Returns whether a contact message is within all rate limits. It checks one limit after the other and stops
 * at the first that is exceeded. The remaining limits then do not count the message.
 */
async function isAllowed({ sub, address, email }: ContactMessage): Promise<boolean> {
  const { seconds, ofOne, ofNetwork, ofAll } = ContactRateLimits;
  return (
    (await isWithinRate(key('network', address), ofNetwork, seconds)) &&
    (await isWithinRate(key('mail', email), ofOne, seconds)) &&
    (sub === '' || (await isWithinRate(key('user', sub), ofOne, seconds))) &&
    (await isWithinRate('contact#all', ofAll, seconds))
  );
}

/**
 * Posts a message of the contact form to Slack. The message is stored nowhere else. Therefore it is not
 * accepted if no Slack webhook is stored, and the sender gets an error if Slack fails.
 */
export async function handler(contact: ContactMessage): Promise<Outcome> {
  if (!(await isAllowed(contact))) return { accepted: false, refused: 'TooManyRequests' };
  const { sub, name, email, organizationName, subject, message } = contact;
  const accepted = await postToSlack(
    buildSlackMessage('お問い合わせがありました', {
      お名前: plainLine(name),
      会社名: plainLine(organizationName ?? ''),
      メール: email,
      件名: plainLine(subject ?? ''),
      本文: message,
      会員: sub === '' ? undefined : sub,
    }),
  );
  return { accepted };
}
