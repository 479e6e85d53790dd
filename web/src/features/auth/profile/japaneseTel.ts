/** The ten or eleven digits of a Japanese number, however it was written; null for anything else. */
export function japaneseTel(text: string): string | null {
  const digits = text.normalize('NFKC').replace(/[\s()‐-―ー−-]/g, '');
  return /^0\d{9,10}$/.test(digits) ? digits : null;
}
