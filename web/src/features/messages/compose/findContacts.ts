const MAIL = /[\w.+-]+@[\w-]+(\.[\w-]+)+/;
const LINK = /https?:\/\/[^\s）」』、。]+/gi;
const NUMBER = /\+?[\d(][\d\s()-]{8,}\d/g;

export type Contact = 'mail' | 'phone' | 'link';

const isForeign = (link: string, host: string): boolean => {
  try {
    return new URL(link).host !== host;
  } catch {
    return true;
  }
};

/**
 * Returns whether a text is a phone number: ten or eleven digits with a leading zero, or an international
 * number.
 */
const isPhone = (text: string): boolean => {
  const digits = text.replace(/\D/g, '');
  return text.startsWith('+') ? digits.length >= 10 : /^0\d{9,10}$/.test(digits);
};

/**
 * Finds contact data in a message, and links to other sites than `host`. The person is warned about them
 * before the message is sent.
 */
export function findContacts(text: string, host: string): Contact[] {
  // Full-width letters and digits, and the dashes that people type in numbers.
  const plain = text.normalize('NFKC').replace(/[‐‑–—−ー]/g, '-');
  const links = plain.match(LINK) ?? [];
  const found: Contact[] = [];
  if (MAIL.test(plain)) found.push('mail');
  if ((plain.match(NUMBER) ?? []).some(isPhone)) found.push('phone');
  if (links.some((link) => isForeign(link, host))) found.push('link');
  return found;
}
