/** Maximum length searched; the API refuses longer arguments (ArgumentLimits), so nothing is lost. */
const SEARCHED = 4000;
const SHOWN = 500;

/**
 * Removes what must not reach a channel from an error text: tokens, email addresses, phone numbers (decision
 * T20). Each pattern starts at a word boundary, so that a long word is scanned once and not once per
 * character.
 */
export function scrub(text: string): string {
  return text
    .slice(0, SEARCHED)
    .replace(/(?<![\w-])[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}/g, '[token]')
    .replace(/(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[mail]')
    .replace(/\+?\d[\d\s()-]{8,30}\d/g, '[number]')
    .slice(0, SHOWN);
}
