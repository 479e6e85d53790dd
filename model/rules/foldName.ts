import { charactersOf } from '../charactersOf';
import { lookalikes } from './lookalikes';
import { withoutVariants } from './withoutVariants';

const SEPARATING = '・ . 。 , 、 - ‐ – — _ ( ) [ ] 【 】 「 」 『 』 / : * ★ ☆ @ #';

const without = (text: string, parts: readonly string[], instead: string): string =>
  parts.reduce((rest, part) => rest.split(part).join(instead), text);

/** Removes marks that are added to letters (U+0300 to U+036F). */
const withoutMarks = (text: string): string =>
  charactersOf(text)
    .filter((sign) => sign < '\u0300' || sign > '\u036f')
    .join('');

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
