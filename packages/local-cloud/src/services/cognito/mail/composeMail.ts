import type { Pool } from '../pool/Pool';
import { callTrigger } from '../triggers/callTrigger';
import type { UserRecord } from '../users/UserRecord';
import type { CodeOccasion } from './CodeOccasion';
import { fillTemplate } from './fillTemplate';
import type { Mail } from './Mail';
import { mailOccasions } from './mailOccasions';
import { placeholders } from './placeholders';

/**
 * Composes a mail with a code or a temporary password. Subject and text come from the template of the user pool,
 * unless the trigger CustomMessage returns others.
 */
export async function composeMail(
  pool: Pool,
  user: UserRecord,
  message: {
    occasion: CodeOccasion;
    to: string;
    code: string;
    clientId: string | null;
    clientMetadata: Record<string, string> | undefined;
  },
): Promise<Mail> {
  const kind = mailOccasions[message.occasion];
  const invites = kind === 'invitationMail';
  const template = pool.configuration[kind];
  const response = await callTrigger(pool, {
    trigger: 'CustomMessage',
    source: `CustomMessage_${message.occasion}`,
    user,
    clientId: message.clientId,
    request: {
      codeParameter: placeholders.code,
      linkParameter: placeholders.link,
      usernameParameter: invites ? placeholders.username : null,
      clientMetadata: message.clientMetadata,
    },
    response: { smsMessage: null, emailMessage: null, emailSubject: null },
  });
  const { emailMessage, emailSubject } = response;
  const given = {
    body: typeof emailMessage === 'string' ? emailMessage : template.body,
    subject: typeof emailSubject === 'string' ? emailSubject : template.subject,
  };
  const login = pool.configuration.emailIsUsername ? message.to : user.username;
  return { to: message.to, ...fillTemplate(given, login, message.code) };
}
