import type { MailTemplate } from '../configuration/MailTemplate';
import { placeholders } from './placeholders';

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

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * Returns the mail of a template, in HTML and in plain text.
 * @param login the email address or name with which the user signs in
 * @param code a confirmation code or a temporary password
 */
export function fillTemplate({ subject, body }: MailTemplate, login: string, code: string) {
  const html = body
    .replaceAll(placeholders.username, () => escapeHtml(login))
    .replaceAll(placeholders.code, () => escapeHtml(code));
  return { subject, html, text: textOf(html) };
}
