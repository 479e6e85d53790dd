import { parseFormattedText } from '../../../components/formatted-text/parseFormattedText';
import { isLongerThan } from '../../../../../model/isLongerThan';

/** More letters are no longer read at a glance. */
const MAX_LENGTH = 80;

/**
 * Returns the first sentence of a Japanese text, with its 。 if it has one. Headings and lists are skipped.
 * Returns null when there is none or when it is longer than 80 letters.
 */
export function getFirstSentence(text: string): string | null {
  const paragraph = parseFormattedText(text).find(({ kind }) => kind === 'paragraph');
  if (paragraph?.kind !== 'paragraph') return null;
  const [line = ''] = paragraph.text.split('\n');
  const sentence = line.slice(0, line.indexOf('。') + 1) || line;
  return isLongerThan(sentence, MAX_LENGTH) ? null : sentence;
}
