/** The most characters that are searched; the API refuses longer arguments (ArgumentLimits), so nothing is lost. */
const SEARCHED = 4000;
const SHOWN = 500;

/**
 * Takes out of an error text what must not reach a channel: tokens, mail addresses, phone numbers (decision T20). Each
 * pattern begins where a word begins, so that a long word is read once and not once from each of its characters.
 */
export function scrub(text: string): string {
  return text
    .slice(0, SEARCHED)
    .replace(/(?<![\w-])[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}/g, '[token]')
    .replace(/(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[mail]')
    .replace(/\+?\d[\d\s()-]{8,30}\d/g, '[number]')
    .slice(0, SHOWN);
}
