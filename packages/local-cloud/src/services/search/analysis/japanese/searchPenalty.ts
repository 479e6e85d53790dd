import type { CharacterClasses } from './CharacterClasses';

const KANJI_LENGTH = 2;
const KANJI_PENALTY = 3000;
const OTHER_LENGTH = 7;
const OTHER_PENALTY = 1700;

/** What Lucene's search mode adds to the cost of a word that is long enough to be a compound. */
export function searchPenalty(classes: CharacterClasses, text: string, from: number, to: number): number {
  const length = to - from;
  if (length <= KANJI_LENGTH) return 0;
  let at = from;
  while (at < to && classes.isKanji(text.charCodeAt(at))) at++;
  if (at === to) return (length - KANJI_LENGTH) * KANJI_PENALTY;
  return length > OTHER_LENGTH ? (length - OTHER_LENGTH) * OTHER_PENALTY : 0;
}
