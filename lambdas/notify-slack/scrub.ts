/** The number of characters that are searched for personal data; the rest of a text is dropped before the search. */
const SEARCHED = 4000;

/** The number of characters that appear in Slack. */
const SHOWN = 500;

/**
 * Removes tokens, email addresses and phone numbers from a text, because they must not appear in a Slack channel
 * (decision T20). Each pattern starts at a word boundary, so that a long word is scanned once instead of once for each
 * of its characters.
 */
export function scrub(text: string): string {
  return text
    .slice(0, SEARCHED)
    .replace(/(?<![\w-])[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}/g, '[token]')
    .replace(/(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[mail]')
    .replace(/\+?\d[\d\s()-]{8,30}\d/g, '[number]')
    .slice(0, SHOWN);
}
