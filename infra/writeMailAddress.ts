import type { MailAddress } from './MailAddress';

/** Returns a mail address in the form of a mail's `From` header. */
export function writeMailAddress({ name, address }: MailAddress): string {
  return name === '' ? address : `${name} <${address}>`;
}
