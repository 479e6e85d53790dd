import { charactersOf } from '../charactersOf';
import { withoutVariants } from './withoutVariants';

const SEPARATING = '・ . 。 , 、 - ‐ – — _ ( ) [ ] 【 】 「 」 『 』 / : * ★ ☆ @ #';

const without = (text: string, parts: readonly string[], instead: string): string =>
  parts.reduce((rest, part) => rest.split(part).join(instead), text);

/** Removes marks that are added to letters (U+0300 to U+036F). */
const withoutMarks = (text: string): string =>
  charactersOf(text)
    .filter((sign) => sign < '\u0300' || sign > '\u036f')
    .join('');

/**
 * Characters that look like letters of the reserved names, by letter, separated by spaces: those that Unicode declares
 * confusable with the small or the capital letter (https://www.unicode.org/Public/security/14.0.0/confusables.txt,
 * without digits and marks of other scripts and dead scripts), small capitals, small letters with diacritics, and old
 * forms of kanji. Compare only text in Unicode's compatibility form (NFKC), which has other widths and styles as the
 * usual letters.
 */
const lookalikes: Readonly<Record<string, string>> = {
  縁: '緣',
  営: '營',
  会: '會',
  e: 'Ε Е е ҽ Ꭼ ℮ ⋿ ⴹ ꓰ ꬲ ᴇ è é ê ë ē ĕ ė ę ě ẽ ё',
  n: 'Ν ո ռ Ⲛ ꓠ ɴ η п ñ ń ņ ň',
  i: 'ı Ɩ ǀ ɩ ɪ Ι ι І і Ӏ ӏ Ꭵ ᛁ ∣ Ⲓ ⵏ ꓲ ꙇ ꭵ ì í î ï ĩ ī ĭ į ǐ ї',
  s: 'ƽ Ѕ ѕ Տ Ꮥ Ꮪ ꓢ ꜱ ꮪ ś ŝ ş š ș',
  h: 'Η Н н һ հ Ꮋ Ꮒ ᕼ Ⲏ ꓧ ʜ ĥ ħ',
};

/** Returns a text with the letters that its characters look like, in lower case. */
const fold = (text: string): string =>
  Object.entries(lookalikes)
    .reduce((rest, [letter, alike]) => without(rest, alike.split(' '), letter), text)
    .toLowerCase();

/**
 * Returns a name in the form in which names are compared: in lower case, with look-alikes as the letters that they look
 * like, without marks and variation selectors, and with a space in place of each separator. Resolvers use this function
 * too, so it is limited to the APPSYNC_JS subset.
 * @param name the name in Unicode's compatibility form (NFKC)
 */
export function foldName(name: string): string {
  // Twice, because capitals with diacritics become small letters only in between.
  const folded = fold(fold(withoutMarks(withoutVariants(name))));
  return without(folded, [' ', ...SEPARATING.split(' ')], ' ');
}
