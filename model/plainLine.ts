import { visibleText } from './visibleText';
import { cutText } from './cutText';

const MOST = 200;
/** Line breaks and special spaces. `plainLine` replaces each of them with one space. */
const BREAKS = ['\n', '\t', '\u2028', '\u2029', '\u00a0'];

/**
 * Formats a name or another one-line text for mail headers, Slack, CSV files or file names: removes invisible
 * characters, puts everything on one line and cuts it to a maximum length. Resolvers use this function too, so it is
 * limited to the APPSYNC_JS subset.
 */
export function plainLine(text: string, most = MOST): string {
  const spaced = BREAKS.reduce((line, sign) => line.split(sign).join(' '), visibleText(text));
  const words = spaced.split(' ').filter((word) => word !== '');
  return cutText(words.join(' '), most).trim();
}
