const HIRAGANA = /[ぁ-ゖ]/g;
/** From a hiragana to the katakana of the same sound, in code points. */
const DISTANCE = 'ァ'.charCodeAt(0) - 'ぁ'.charCodeAt(0);

/** The reading of a name as forms store it: hiragana and half-width kana become full-width katakana. */
export const toFullWidthKatakana = (text: string): string =>
  text.normalize('NFKC').replace(HIRAGANA, (letter) => String.fromCharCode(letter.charCodeAt(0) + DISTANCE));
