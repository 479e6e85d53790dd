import { toFullWidthKatakana } from '../../lib/format/toFullWidthKatakana';

/**
 * Converts a text for comparison to lower case, usual width and katakana. So でざいん, デザイン and ﾃﾞｻﾞｲﾝ become
 * equal, and ＤＥＳＩＧＮ and design become equal.
 */
const plain = (text: string) => toFullWidthKatakana(text).toLowerCase();

/**
 * Returns true when the text that a person typed occurs in the name of a catalogue entry, whatever the
 * case, the width or the kind of kana.
 */
export const isFoundBy = (entry: string, typed: string): boolean => plain(entry).includes(plain(typed));
