import type { MailLanguage } from '../../model/mailLanguage';
import { isMailedOn } from '../../model/isMailedOn';
import type { MailTopic } from '../../model/mailTopics';
import { env } from './needs';
import { itemAt } from '../lib/itemAt';
import { verifiedEmail } from './verifiedEmail';

export interface Recipient {
  to: string;
  name: string;
  language: MailLanguage;
}

/**
 * Returns a person's name, and their current email from the user pool, for a mail about a topic. Null if the
 * person has switched off mails about this topic, or if `verifiedEmail` finds no email. A mail without a
 * topic concerns the account and cannot be switched off.
 */
export async function findRecipient(sub: string, topic: MailTopic | null): Promise<Recipient | null> {
  const contact = await itemAt(env('TALENT_TABLE'), { pk: `${sub}#private`, sk: 'UserPrivate' });
  if (topic && !isMailedOn(topic, contact?.mailedOn)) return null;
  const account = await verifiedEmail(sub);
  return account && { ...account, name: String(contact?.name ?? '') };
}
