import { visibleText } from './visibleText';

const MOST = 200;
/** Whatever ends a line, or is a space of another kind: each becomes one space. */
const BREAKS = ['\n', '\t', '\u2028', '\u2029', '\u00a0'];

/**
 * A name, or another text of one line, as it leaves to mail headers, Slack, CSV or names of files: visible characters
 * on one line, no longer than that. Part of resolvers too, so inside the APPSYNC_JS subset.
 */
export function plainLine(text: string, most = MOST): string {
  const spaced = BREAKS.reduce((line, sign) => line.split(sign).join(' '), visibleText(text));
  const words = spaced.split(' ').filter((word) => word !== '');
  // What is cut off may be half of a character.
  return visibleText(words.join(' ').slice(0, most)).trim();
}
