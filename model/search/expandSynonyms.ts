import type { ExpandedText } from './ExpandedText';
import type { Understood } from './Understood';

/** The numbers of adjacent words that can have a synonym as a whole, such as `machine learning`. The longest counts. */
const LENGTHS = [3, 2];

/**
 * Adds to the words of a search text the words that they find in addition. An excluded word also excludes these.
 * @param synonyms for each word, or words with a space between them, what it finds in addition (`synonymsOf`)
 */
export function expandSynonyms(
  { words: typed, not, conditions }: Understood,
  synonyms: Readonly<Record<string, readonly string[]>>,
): ExpandedText {
  const words: string[][] = [];
  let inPhrase = 0;
  typed.forEach((some, at) => {
    if (inPhrase > 0) {
      inPhrase -= 1;
      return;
    }
    const length = LENGTHS.filter((each) => synonyms[phraseAt(typed, at, each)])[0] ?? 1;
    const phrase = phraseAt(typed, at, length);
    inPhrase = length - 1;
    words.push(
      length > 1
        ? [phrase, ...(synonyms[phrase] ?? [])]
        : [...some, ...some.map((word) => synonyms[word] ?? []).flat()],
    );
  });
  return {
    typed,
    words,
    not: not.map((word) => [word, ...(synonyms[word] ?? [])]).flat(),
    conditions,
  };
}

/** Returns adjacent words as one text; empty if there are not so many, or one of them has an alternative. */
function phraseAt(words: readonly string[][], at: number, length: number): string {
  const some = words.slice(at, at + length);
  const isWhole = some.length === length && some.every((alternatives) => alternatives.length === 1);
  return isWhole ? some.map(([word]) => word).join(' ') : '';
}
