import type { MailAddress } from './MailAddress';

/** Formats a mail address for the `From` header of a mail. */
export function writeMailAddress({ name, address }: MailAddress): string {
  return name === '' ? address : `${name} <${address}>`;
}
