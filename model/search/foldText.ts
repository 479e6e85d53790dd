import { variantKana, variantKanji, variantSupplementary } from './variantCharacters';

const HIRAGANA =
  'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねの' +
  'はばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ';
const KATAKANA =
  'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノ' +
  'ハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ';

const SMALL_KANA = 'ァィゥェォッャュョヮ';
const LARGE_KANA = 'アイウエオツヤユヨワ';

/** Hyphens, dashes and waves, which people type for the long vowel mark. */
const DASHES = '-−‐‑–—―─~〜';
/** Signs within abbreviations and names, as in PL/SQL and Node.js. */
const SIGNS = "/.&・'’-‐";
/** The marks in names of places and after numbers, as in 霞ヶ関, 虎の門 and 3か月, once hiragana are katakana. */
const MARKS = 'ヶケヵカガ箇ツッノ';

/** Kana that have a voiced form, which follows them in `KATAKANA`. */
const UNVOICED = 'カキクケコサシスセソタチツテトハヒフヘホ';

/** Abbreviations with a digit for `to`. */
const DIGIT_WORDS: readonly (readonly [from: string, to: string])[] = [
  ['b2b', 'btob'],
  ['b2c', 'btoc'],
  ['c2c', 'ctoc'],
  ['d2c', 'dtoc'],
];

/** Returns whether a unit of a string belongs to a variation selector, which chooses between forms of a kanji. */
const isSelector = (letter: string, before: string) =>
  letter === '\uDB40' || before === '\uDB40' || (letter >= '\uFE00' && letter <= '\uFE0F');

/** Returns the kana for which the iteration mark ゝ or ゞ after a kana is written. */
function repeated(mark: string, kana: string): string {
  const isVoiced = mark === 'ゞ' || mark === 'ヾ';
  return isVoiced && UNVOICED.includes(kana) ? KATAKANA.charAt(KATAKANA.indexOf(kana) + 1) : kana;
}

const isKatakana = (letter: string) => letter >= 'ァ' && letter <= 'ヺ';
const isDigit = (letter: string) => letter >= '0' && letter <= '9';
const isKanji = (letter: string) => letter >= '㐀' && letter <= '鿿';

const toUsual = (letter: string): string => {
  const hiragana = HIRAGANA.indexOf(letter);
  if (hiragana >= 0) return KATAKANA.charAt(hiragana);
  // Different words in a sentence, but people confuse them in surnames, and お茶の水 has both spellings.
  if (letter === '斉') return '斎';
  if (letter === '御') return 'オ';
  const kanji = variantKanji.indexOf(letter);
  return kanji >= 0 && kanji % 3 === 0
    ? variantKanji
        .charAt(kanji + 1)
        .split('斉')
        .join('斎')
    : letter;
};

/** Replaces the characters of a text that consist of several units, or have several letters as usual spelling. */
const replaceGroups = (text: string): string => {
  const supplementary = variantSupplementary
    .split(' ')
    .reduce((rest, pair) => rest.split(pair.slice(0, 2)).join(pair.slice(2)), text);
  return [...DIGIT_WORDS, ...variantKana].reduce(
    (rest, [from, to]) => rest.split(from).join(to),
    supplementary,
  );
};

/**
 * Converts a text for comparison, so that differences in case, kana, spaces and spelling do not count: 𠮷 and 吉,
 * 霞ヶ関 and 霞が関, キヤノン and キャノン, 佐々木 and 佐佐木, サーバ and サーバー, PL/SQL and PLSQL become equal. The
 * search indices do the same with the rules of `indices/analysis.json`. Resolvers use this function too, so it is
 * limited to the APPSYNC_JS subset.
 * @param text the text in NFKC form, which makes the width of letters the same
 */
export function foldText(text: string): string {
  const units = text.toLowerCase().split('');
  const visible = units.filter((letter, at) => !isSelector(letter, units[at - 1] ?? ''));
  const letters = replaceGroups(visible.map(toUsual).join('')).split('');
  const kept: string[] = [];
  letters.forEach((letter, at) => {
    const [before, after] = [letters[at - 1] ?? '', letters[at + 1] ?? ''];
    const last = kept[kept.length - 1] ?? ' ';
    const isDash = DASHES.includes(letter) && isKatakana(before);
    // At the end too, because more may be typed: UI/ begins UI/UX.
    const isWithin = last !== ' ' && after !== ' ';
    const isSpace = letter === '\t' || letter === '\n' || letter === ' ';
    if (letter === 'ー' || isDash) return;
    if (isSpace) {
      if (last !== ' ') kept.push(' ');
    } else if (SIGNS.includes(letter) && isWithin) return;
    else if (MARKS.includes(letter) && isKanji(before) && isKanji(after)) return;
    else if (MARKS.includes(letter) && isDigit(before) && isKanji(after)) kept.push('ヶ');
    else if (letter === '々' && isKanji(before)) kept.push(last);
    else if ('ゝゞヽヾ'.includes(letter) && isKatakana(last)) kept.push(repeated(letter, last));
    else {
      const small = SMALL_KANA.indexOf(letter);
      kept.push(small >= 0 ? LARGE_KANA.charAt(small) : letter);
    }
  });
  return kept.join('').trim();
}
