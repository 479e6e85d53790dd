/** What identifies one person or record: a mail address, a telephone number or an id. */
export interface TypedIdentity {
  kind: 'email' | 'tel' | 'id';
  /** The value as the search indices have it. */
  value: string;
}

const DIGITS = '0123456789';
/** What people write between the digits of a telephone number. */
const BETWEEN = ' ()-‐‑–—―ー−./・';
/** What is dialled in Japan and elsewhere before the code of a country. */
const ABROAD = ['010', '00'];
/** Marks of direction and joining that come along when a number is copied. */
const INVISIBLE = '\u200b\u200e\u200f\u202a\u202c\u202d\u2066\u2068\u2069\ufeff';
const ID_SIGNS = '-._';
/** The least length of an id; words of a search are shorter, or have no digit. */
const ID = 20;

const consistsOf = (text: string, signs: string) => text.split('').every((letter) => signs.includes(letter));
const visible = (text: string) =>
  text
    .split('')
    .filter((letter) => !INVISIBLE.includes(letter))
    .join('');
const hasDigit = (text: string) => text.split('').some((letter) => DIGITS.includes(letter));

/**
 * Returns a telephone number in its international form, as accounts store it; null if the text is none.
 * @param text the text in NFKC form
 */
export function telOf(text: string): string | null {
  const typed = visible(text).trim();
  if (!consistsOf(typed, `${DIGITS}${BETWEEN}+`) || typed.lastIndexOf('+') > 0) return null;
  const dialled = typed
    .split('')
    .filter((sign) => DIGITS.includes(sign) || sign === '+')
    .join('');
  const prefix = ABROAD.filter((each) => dialled.startsWith(`${each}81`))[0];
  const plain = prefix ? `+${dialled.slice(prefix.length)}` : dialled;
  const isJapanese = plain.startsWith('+81') || plain.startsWith('0');
  // A zero after the country code belongs to the number within the country only.
  const national = plain.startsWith('+81') ? plain.slice(3) : plain;
  const number = national.startsWith('0') ? national.slice(1) : national;
  if (isJapanese) return number.length === 9 || number.length === 10 ? `+81${number}` : null;
  return plain.startsWith('+') && plain.length >= 9 && plain.length <= 16 ? plain : null;
}

function isEmail(text: string): boolean {
  const parts = text.split('@');
  const domain = parts[1] ?? '';
  return parts.length === 2 && parts[0] !== '' && domain.indexOf('.') > 0 && !text.includes(' ');
}

/**
 * Returns the mail address, telephone number or id if a search text is nothing else; otherwise null. Such a text finds
 * its record or nothing. Resolvers use this function too, so it is limited to the APPSYNC_JS subset.
 * @param typed the search text in NFKC form
 */
export function identityOf(typed: string): TypedIdentity | null {
  const text = typed.trim();
  if (isEmail(text)) return { kind: 'email', value: text.toLowerCase() };
  const tel = telOf(text);
  if (tel !== null) return { kind: 'tel', value: tel };
  const letters = text
    .split('')
    .filter((letter) => !ID_SIGNS.includes(letter))
    .join('');
  const isPlain = letters
    .split('')
    .every(
      (letter) =>
        letter < '\u0080' &&
        ((letter >= '0' && letter <= '9') ||
          (letter >= 'A' && letter <= 'Z') ||
          (letter >= 'a' && letter <= 'z')),
    );
  return text.length >= ID && isPlain && hasDigit(text) ? { kind: 'id', value: text } : null;
}
