import { visibleText } from './visibleText';

const MOST = 200;
/** Line breaks and special spaces: each becomes one space. */
const BREAKS = ['\n', '\t', '\u2028', '\u2029', '\u00a0'];

/**
 * Formats a name or another one-line text for mail headers, Slack, CSV or file names: visible characters on
 * one line, cut to a maximum length. Used by resolvers too: APPSYNC_JS subset only.
 */
export function plainLine(text: string, most = MOST): string {
  const spaced = BREAKS.reduce((line, sign) => line.split(sign).join(' '), visibleText(text));
  const words = spaced.split(' ').filter((word) => word !== '');
  // The cut may split a surrogate pair.
  return visibleText(words.join(' ').slice(0, most)).trim();
}
