/**
 * Returns the ten or eleven digits of a Japanese phone number that is written with or without spaces, hyphens
 * and parentheses, in half or full width; null when the text is not one.
 */
export function normalizeJapaneseTel(text: string): string | null {
  const digits = text.normalize('NFKC').replace(/[\s()‐-―ー−-]/g, '');
  return /^0\d{9,10}$/.test(digits) ? digits : null;
}
