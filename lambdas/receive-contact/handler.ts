import { createHash } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { answerDays } from '../../model/complaints/answerDays';
import { complaintKey } from '../../model/complaints/complaintKey';
import { openComplaint } from '../../model/complaints/openComplaint';
import type { EnumValue } from '../../model/enums';
import { japanDay } from '../../model/japanDay';
import { addDays } from '../../model/periods/addDays';
import { shortIdOf } from '../../model/shortIdOf';
import { ContactRateLimits } from '../../model/limits/ContactRateLimits';
import { isWithinRate } from '../lib/isWithinRate';
import { type Contact, contactMessage } from '../lib/slack/contactMessage';
import { queueSlackPost } from '../lib/slack/queueSlackPost';
import { tables } from '../lib/tables';
import { ulid } from '../lib/ulid';
import { env } from './needs';

/** A message of the contact form, which the resolver has already validated. */
interface ContactMessage extends Contact {
  /** The IP address of the sender's connection, as AppSync sees it. */
  address: string;
  kind?: EnumValue<'ComplaintKind'> | null;
  openJobID?: string | null;
}

interface Outcome {
  accepted: boolean;
  /** The number of a complaint, and the last day for its answer. */
  number?: string;
  dueOn?: string;
  refused?: 'TooManyRequests';
  /** When the next message is accepted, if this one is refused. */
  retryAt?: string;
}

const key = (kind: string, value: string) =>
  `contact#${kind}#${createHash('sha256').update(value.toLowerCase()).digest('hex')}`;

/** Returns when the next window of the limits begins. */
function nextHour(): string {
  const length = ContactRateLimits.seconds * 1000;
  return new Date((Math.floor(Date.now() / length) + 1) * length).toISOString();
}

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
 * Queues a message of the contact form for Slack. The message is stored nowhere else. Therefore it is not
 * accepted if no Slack webhook is stored, and the sender gets an error if it cannot be queued. A complaint or a report
 * gets a row that waits for its answer, after the message, without which nobody could answer it.
 */
export async function handler(contact: ContactMessage): Promise<Outcome> {
  if (!(await isAllowed(contact)))
    return { accepted: false, refused: 'TooManyRequests', retryAt: nextHour() };
  const id = ulid();
  const receivedAt = new Date().toISOString();
  const { kind, openJobID } = contact;
  const receipt = kind && { number: shortIdOf(id), dueOn: addDays(japanDay(receivedAt), answerDays) };
  const message = contactMessage({ ...contact, ...receipt });
  const accepted = await queueSlackPost({ key: `contact#${id}`, message });
  if (!accepted || !receipt) return { accepted };
  await tables.send(
    new PutCommand({
      TableName: env('INSIGHT_TABLE'),
      Item: {
        ...{ ...complaintKey(id), __typename: 'Complaint', id, kind, openJobID: openJobID ?? undefined },
        ...{ receivedAt, dueOn: receipt.dueOn, type: openComplaint, reportedAt: receivedAt },
      },
    }),
  );
  return { accepted, ...receipt };
}
