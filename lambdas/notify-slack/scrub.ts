/** Takes out of an error text what must not reach a channel: tokens, mail addresses, phone numbers (decision T20). */
export function scrub(text: string): string {
  return text
    .replace(/[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}/g, '[token]')
    .replace(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, '[mail]')
    .replace(/\+?\d[\d\s()-]{8,}\d/g, '[number]')
    .slice(0, 500);
}
