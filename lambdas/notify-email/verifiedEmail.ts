import { type MailLanguage, mailLanguage } from '../../model/mailLanguage';
import { userPool } from '../lib/userPool';

/**
 * Returns a person's current verified email from the user pool, and the language of their mails. Null if the account
 * does not exist or is disabled, or if its email is not verified. The copy in the tables is not used, because it may
 * be outdated and belong to somebody else by now.
 */
export async function verifiedEmail(sub: string): Promise<{ to: string; language: MailLanguage } | null> {
  const user = await userPool.find(sub);
  if (!user || user.Enabled === false) return null;
  const valueOf = (name: string) => user.UserAttributes?.find(({ Name }) => Name === name)?.Value;
  const to = valueOf('email_verified') === 'true' ? valueOf('email') : undefined;
  return to ? { to, language: mailLanguage(valueOf('locale')) } : null;
}
