/** The longest description that search engines and chats show whole, in characters. */
const LONGEST = 120;

/**
 * Returns the beginning of the first text that is not empty, as one line: at most 120 characters, the last of them
 * `…` if something was left out.
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
