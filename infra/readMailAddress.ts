import type { MailAddress } from './MailAddress';

const pattern = /^(?:([^<>"@\r\n]*?)\s*<([^<>\s]+)>|([^<>\s]+))$/;
const addressPattern = /^[\w.+-]{1,64}@((?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,})$/i;

/**
 * Encodes a display name for a mail header (RFC 2047), unless it consists of plain ASCII letters, digits,
 * spaces, hyphens and underscores.
 */
function encodeName(name: string): string {
  return /^[\w -]*$/.test(name) ? name : `=?UTF-8?B?${Buffer.from(name).toString('base64')}?=`;
}

/**
 * Parses a mail address with or without a display name: `Enishi <no-reply@example.com>` or
 * `no-reply@example.com`. Returns null for any other text.
 */
export function readMailAddress(text: string): MailAddress | null {
  const [, name = '', bracketed, bare] = pattern.exec(text.trim()) ?? [];
  const address = bracketed ?? bare ?? '';
  const domain = addressPattern.exec(address)?.[1];
  return domain ? { name: encodeName(name), address, domain: domain.toLowerCase() } : null;
}
