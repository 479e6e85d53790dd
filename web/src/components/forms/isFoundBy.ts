import { toFullWidthKatakana } from '../../lib/format/toFullWidthKatakana';

/** Small letters of usual width, in katakana: でざいん, ＤＥＳＩＧＮ and design are compared as people mean them. */
const plain = (text: string) => toFullWidthKatakana(text).toLowerCase();

/** True when what a person typed is part of this entry of a catalogue. */
export const isFoundBy = (entry: string, typed: string): boolean => plain(entry).includes(plain(typed));
