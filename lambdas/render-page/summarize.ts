import { cutText } from '../../model/cutText';
import { isLongerThan } from '../../model/isLongerThan';

/** Maximum length of a description, in characters. Search engines and link previews cut off longer ones. */
const LONGEST = 120;

/**
 * Returns the beginning of the first text that is not empty, on one line. It has at most 120 characters; if
 * something was cut off, it ends with `…`.
 */
export function summarize(...texts: readonly (string | null | undefined)[]): string {
  const lines = texts.map((text) => (text ?? '').replace(/\s+/g, ' ').trim());
  const line = lines.find((each) => each !== '') ?? '';
  return isLongerThan(line, LONGEST) ? `${cutText(line, LONGEST - 1).trimEnd()}…` : line;
}
