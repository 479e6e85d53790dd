import { type MailLanguage, mailLanguage } from '../../model/mailLanguage';
import { isMailedOn } from '../../model/isMailedOn';
import type { MailTopic } from '../../model/mailTopics';
import { env } from './needs';
import { itemAt } from '../lib/itemAt';
import { userPool } from '../lib/userPool';

/**
 * Returns a person's current verified email from the user pool, and the language of their mails. Null if the account
 * does not exist or is disabled, or if its email is not verified. The copy in the tables is not used, because it may
 * be outdated and belong to somebody else by now.
 */
async function verifiedEmail(sub: string): Promise<{ to: string; language: MailLanguage } | null> {
  const user = await userPool.find(sub);
  if (!user || user.Enabled === false) return null;
  const valueOf = (name: string) => user.UserAttributes?.find(({ Name }) => Name === name)?.Value;
  const to = valueOf('email_verified') === 'true' ? valueOf('email') : undefined;
  return to ? { to, language: mailLanguage(valueOf('locale')) } : null;
}

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
