/** Returns a search text without differences of width, letter case and spaces, so that equal terms are counted as one. */
export const normalizeTerm = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .join(' ');
