const MAIL = /[\w.+-]+@[\w-]+(\.[\w-]+)+/;
const LINK = /https?:\/\/[^\s）」』、。]+/gi;
const NUMBER = /\+?[\d(][\d\s()-]{8,}\d/g;

export type Contact = 'mail' | 'phone' | 'link';

/** Where people meet online: a link there leads to a meeting, and to nobody's address. */
const MEETINGS = ['meet.google.com', 'zoom.us', 'teams.microsoft.com', 'teams.live.com'];

const isForeign = (link: string, host: string): boolean => {
  try {
    const { host: other } = new URL(link);
    return other !== host && !MEETINGS.some((each) => other === each || other.endsWith(`.${each}`));
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
 * Finds contact data in a message, and links to other sites than `host` and those for meetings. The person is warned about
 * them before the message is sent. What is in a link to a meeting, such as its number, is no contact data.
 */
export function findContacts(text: string, host: string): Contact[] {
  // Full-width letters and digits, and the dashes that people type in numbers.
  const plain = text.normalize('NFKC').replace(/[‐‑–—−ー]/g, '-');
  const links = plain.match(LINK) ?? [];
  const found: Contact[] = [];
  const rest = links
    .filter((link) => !isForeign(link, host))
    .reduce((left, link) => left.replaceAll(link, ' '), plain);
  if (MAIL.test(rest)) found.push('mail');
  if ((rest.match(NUMBER) ?? []).some(isPhone)) found.push('phone');
  if (links.some((link) => isForeign(link, host))) found.push('link');
  return found;
}
