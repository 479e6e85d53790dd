import { createHash } from 'node:crypto';
import { plainLine } from '../../model/plainLine';
import { logger } from '../lib/logger';
import { post } from '../lib/slack/post';
import { withinRate } from '../lib/withinRate';
import { section } from '../lib/slack/section';

/** A message from outside, as the resolver checked it; `sub` is empty for a guest. */
interface ContactMessage {
  sub: string;
  /** Where the request came from. */
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

const HOUR = 3600;
const MOST_OF_ONE = 3;
/** Many people share one address of the network: a company, a university. */
const MOST_OF_A_NETWORK = 60;

const key = (kind: string, value: string) =>
  `contact#${kind}#${createHash('sha256').update(value.toLowerCase()).digest('hex')}`;

async function isAllowed({ sub, address, email }: ContactMessage): Promise<boolean> {
  const network = await withinRate(key('network', address), MOST_OF_A_NETWORK, HOUR);
  const mail = await withinRate(key('mail', email), MOST_OF_ONE, HOUR);
  const user = sub === '' || (await withinRate(key('user', sub), MOST_OF_ONE, HOUR));
  return network && mail && user;
}

/** Posts a message to the house. It is the sender's only copy: when Slack fails, they are told. */
export async function handler(contact: ContactMessage): Promise<Outcome> {
  if (!(await isAllowed(contact))) return { accepted: false, refused: 'TooManyRequests' };
  if (!process.env.SLACK_WEBHOOK_URL) {
    logger.warn('Slack is not configured: a contact message had nowhere to go');
    return { accepted: false };
  }
  const { sub, name, email, organizationName, subject, message } = contact;
  await post(
    section('お問い合わせがありました', {
      お名前: plainLine(name),
      会社名: plainLine(organizationName ?? ''),
      メール: email,
      件名: plainLine(subject ?? ''),
      本文: message,
      会員: sub === '' ? undefined : sub,
    }),
  );
  return { accepted: true };
}
