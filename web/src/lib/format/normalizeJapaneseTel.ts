const SEPARATORS = /[\s\p{Cf}().‐-―ー・−/-]/gu;

/**
 * Returns the ten or eleven digits of a Japanese phone number that is written with or without the country code
 * (+81, with or without the 0 of the area), spaces, hyphens, points and parentheses, in half or full width;
 * null when the text is not one.
 */
export function normalizeJapaneseTel(text: string): string | null {
  const digits = text
    .normalize('NFKC')
    .replaceAll(SEPARATORS, '')
    .replace(/^(?:\+|00|010)810?(?=[1-9])/, '0');
  return /^0\d{9,10}$/.test(digits) ? digits : null;
}
