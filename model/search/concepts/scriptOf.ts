const isBetween = (letter: string, first: string, last: string) => letter >= first && letter <= last;

/** Returns to which script a letter belongs. What belongs to none, such as a space, separates words. */
export function scriptOf(letter: string): 'hiragana' | 'katakana' | 'kanji' | 'latin' | '' {
  if (isBetween(letter, 'ぁ', 'ゖ')) return 'hiragana';
  if (isBetween(letter, 'ァ', 'ー') && letter !== '・') return 'katakana';
  if (isBetween(letter, '㐀', '鿿') || letter === '々') return 'kanji';
  return isBetween(letter, 'a', 'z') || isBetween(letter, '0', '9') ? 'latin' : '';
}
