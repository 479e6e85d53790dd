import { visibleText } from '../visibleText';

const BREAKS = ['\n', '\r', '\t', '\u2028', '\u2029'];

/**
 * Returns whether a text is one line without control, bidirectional and zero-width characters. Resolvers use
 * this function too, so it is limited to the APPSYNC_JS subset.
 */
export function isVisibleLine(text: string): boolean {
  return visibleText(text) === text && !BREAKS.some((sign) => text.includes(sign));
}
