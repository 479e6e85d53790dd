import { charactersOf } from '../charactersOf';

const isVariant = (sign: string): boolean =>
  (sign >= '\ufe00' && sign <= '\ufe0f') ||
  (sign >= '\udb40\udd00' && sign <= '\udb40\uddef') ||
  sign === '\u2800';

/**
 * Removes characters that are no part of a name when names are compared: variation selectors (U+FE00 to U+FE0F
 * and U+E0100 to U+E01EF), which change nothing but the shape of the character before them, and the blank
 * Braille pattern. Names may contain them: some kanji of family names need a selector. Resolvers use this
 * function too, so it is limited to the APPSYNC_JS subset.
 */
export function withoutVariants(text: string): string {
  return charactersOf(text)
    .filter((sign) => !isVariant(sign))
    .join('');
}
