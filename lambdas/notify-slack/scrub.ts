/**
 * The number of characters of a text that are searched for personal data. The rest is cut off before the
 * search.
 */
const SEARCHED = 4000;

/** The maximum number of characters of a text that are posted to Slack. */
const SHOWN = 500;

/**
 * Removes tokens, email addresses and long numbers, such as phone numbers, from a text, because they must not
 * appear in a Slack channel (decision T20), and shortens it. A pattern begins at a word boundary where
 * possible, so that the search scans a long word once and not once for each of its characters.
 */
export function scrub(text: string): string {
  return text
    .slice(0, SEARCHED)
    .replace(/(?<![\w-])[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}/g, '[token]')
    .replace(/(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[mail]')
    .replace(/\+?\d[\d\s()-]{8,30}\d/g, '[number]')
    .slice(0, SHOWN);
}
