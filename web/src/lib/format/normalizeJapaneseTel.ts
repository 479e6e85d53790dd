/**
 * Returns the ten or eleven digits of a Japanese phone number in any notation; null when the text is not one.
 */
export function normalizeJapaneseTel(text: string): string | null {
  const digits = text.normalize('NFKC').replace(/[\s()‐-―ー−-]/g, '');
  return /^0\d{9,10}$/.test(digits) ? digits : null;
}
