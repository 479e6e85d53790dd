const HIRAGANA =
  'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねの' +
  'はばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ';
const KATAKANA =
  'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノ' +
  'ハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ';

/**
 * Converts a text for comparison, so that differences in case, kana and spaces do not count: lower case,
 * katakana instead of hiragana, and one space between words. Resolvers use this function too, so it is
 * limited to the APPSYNC_JS subset.
 * @param text the text in NFKC form, which makes the width of letters the same
 */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .split('')
    .map((letter) => {
      const at = HIRAGANA.indexOf(letter);
      if (at >= 0) return KATAKANA.charAt(at);
      return letter === '\t' || letter === '\n' ? ' ' : letter;
    })
    .join('')
    .split(' ')
    .filter((word) => word !== '')
    .join(' ');
