import { cutText } from '../../model/cutText';
/**
 * How many characters at the beginning of a text are searched for personal data. The rest of the text is
 * dropped.
 */
const SEARCHED = 4000;

/** The maximum number of characters of a text that are posted to Slack. */
const SHOWN = 500;

/**
 * Removes tokens, email addresses and long numbers, such as phone numbers, from a text, because they must not
 * appear in a Slack channel (decision T20), also if they are written in full-width letters, percent-encoded or, for
 * a token, cut. It also shortens the text. The patterns for tokens and email addresses match only at the beginning of
 * a word, so that the search does not begin again at each character of a long word.
 */
export function scrub(text: string): string {
  const scrubbed = cutText(text, SEARCHED)
    .normalize('NFKC')
    .replace(/(?<![\w-])[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}/g, '[token]')
    .replace(/(?<![\w-])eyJ[\w-]{5,}(?:\.[\w-]*){0,4}/g, '[token]')
    .replace(/(?<![\w.+-])[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi, '[mail]')
    .replace(/\+?\d[\d\s()\u2010-\u2015\u2212ー-]{8,30}\d/g, '[number]');
  return cutText(scrubbed, SHOWN);
}
