const HIRAGANA = /[ぁ-ゖ]/g;
/** The distance between the Unicode code points of a hiragana and the katakana of the same sound. */
const DISTANCE = 'ァ'.charCodeAt(0) - 'ぁ'.charCodeAt(0);

/**
 * Converts the kana reading of a name to the form in which it is stored: hiragana and half-width kana become
 * full-width katakana. Other characters get their usual width (NFKC).
 */
export const toFullWidthKatakana = (text: string): string =>
  text.normalize('NFKC').replace(HIRAGANA, (letter) => String.fromCharCode(letter.charCodeAt(0) + DISTANCE));
