import type { Pool } from '../pool/Pool';
import { callTrigger } from '../triggers/callTrigger';
import type { UserRecord } from '../users/UserRecord';
import type { CodeOccasion } from './CodeOccasion';
import type { Mail } from './Mail';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };
function characterOf(entity: string, name: string): string {
  return name.startsWith('#') ? String.fromCodePoint(Number(name.slice(1))) : (entities[name] ?? entity);
}
/** Converts a short HTML mail to plain text. */
function textOf(html: string): string {
  return html
    .replace(/<(br|\/p|\/div|\/li|\/h\d)\b[^>]*>/gi, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(#\d{1,6}|\w+);/g, characterOf)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const codeParameter = '{####}';
const usernameParameter = '{username}';

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

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
  const invites = message.occasion === 'AdminCreateUser';
  const template = invites ? pool.configuration.invitationMail : pool.configuration.verificationMail;
  const response = await callTrigger(pool, {
    trigger: 'CustomMessage',
    source: `CustomMessage_${message.occasion}`,
    user,
    clientId: message.clientId,
    request: {
      codeParameter,
      linkParameter: '{##Click Here##}',
      usernameParameter: invites ? usernameParameter : null,
      clientMetadata: message.clientMetadata,
    },
    response: { smsMessage: null, emailMessage: null, emailSubject: null },
  });
  const { emailMessage, emailSubject } = response;
  const body = typeof emailMessage === 'string' ? emailMessage : template.body;
  const subject = typeof emailSubject === 'string' ? emailSubject : template.subject;
  const login = pool.configuration.emailIsUsername ? message.to : user.username;
  const html = body
    .replaceAll(usernameParameter, () => escapeHtml(login))
    .replaceAll(codeParameter, () => escapeHtml(message.code));
  return { to: message.to, subject, html, text: textOf(html) };
}
