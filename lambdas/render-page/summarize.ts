/** Maximum length of a description, in characters. Search engines and link previews cut off longer ones. */
const LONGEST = 120;

/**
 * Returns the beginning of the first text that is not empty, on one line. It has at most 120 characters; if
 * something was cut off, it ends with `…`.
 */
export function summarize(...texts: readonly (string | null | undefined)[]): string {
  const lines = texts.map((text) => (text ?? '').replace(/\s+/g, ' ').trim());
  const characters = Array.from(lines.find((line) => line !== '') ?? '');
  if (characters.length <= LONGEST) return characters.join('');
  return `${characters
    .slice(0, LONGEST - 1)
    .join('')
    .trimEnd()}…`;
}
