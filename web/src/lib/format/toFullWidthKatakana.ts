const HIRAGANA = /[ぁ-ゖゝゞ]/g;
/** The distance between the Unicode code points of a hiragana and the katakana of the same sound. */
const DISTANCE = 'ァ'.charCodeAt(0) - 'ぁ'.charCodeAt(0);

/** What is written between the parts of a foreign name, in the form in which it is stored. */
const BETWEEN: Readonly<Record<string, string>> = { '=': '＝', '·': '・', '•': '・' };
/** Marks of sound that follow their kana. NFKC would put a space before them. */
const MARKS: Readonly<Record<string, string>> = { ゛: '\u3099', ゜: '\u309a' };

/**
 * Converts the kana reading of a name to the form in which it is stored: hiragana and half-width kana become
 * full-width katakana. Other characters get their usual width (NFKC).
 */
export const toFullWidthKatakana = (text: string): string =>
  text
    .replaceAll(/[゛゜]/g, (mark) => MARKS[mark]!)
    .normalize('NFKC')
    .replaceAll(HIRAGANA, (letter) => String.fromCharCode(letter.charCodeAt(0) + DISTANCE))
    .normalize('NFC')
    .replaceAll(/[=·•]/g, (sign) => BETWEEN[sign]!);
