import { isMailedOn } from '../../model/isMailedOn';
import type { MailTopic } from '../../model/mailTopics';
import { env } from './needs';
import { itemAt } from '../lib/itemAt';
import { verifiedEmail } from './verifiedEmail';

interface Recipient {
  to: string;
  name: string;
}

/**
 * Returns where a mail about a topic is sent for a person: their name, and their current email from the user
 * pool. Mail without a topic concerns the account and cannot be switched off. Null if the person has switched off mails about this topic, or if `verifiedEmail` finds no email.
 */
export async function findRecipient(sub: string, topic: MailTopic | null): Promise<Recipient | null> {
  const contact = await itemAt(env('TALENT_TABLE'), { pk: `${sub}#private`, sk: 'UserPrivate' });
  if (topic && !isMailedOn(topic, contact?.mailedOn)) return null;
  const to = await verifiedEmail(sub);
  return to === null ? null : { to, name: String(contact?.name ?? '') };
}
