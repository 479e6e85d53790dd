import type { ExpandedText } from './ExpandedText';
import { keyOfText } from './keyOfText';
import type { Understood } from './Understood';

/**
 * How many adjacent words can have a synonym together, such as `machine learning`. Longer sequences are tried
 * first.
 */
const LENGTHS = [3, 2];

/**
 * Expands the meaning of a search text by the synonyms of its words. A result may then contain a synonym
 * instead of the typed word. If a word is excluded, its synonyms are excluded too. A word in quotes has none.
 * @param synonyms the synonyms of each word, as `synonymsOf` returns them; a key can also consist of several
 * words with a space between them
 */
export function expandSynonyms(
  { words: typed, not, conditions, literal, concepts }: Understood,
  synonyms: Readonly<Record<string, readonly string[]>>,
): ExpandedText {
  const words: string[][] = [];
  const others = (word: string) => (literal.includes(word) ? [] : (synonyms[keyOfText(word)] ?? []));
  let inPhrase = 0;
  typed.forEach((some, at) => {
    if (inPhrase > 0) {
      inPhrase -= 1;
      return;
    }
    const length = LENGTHS.filter((each) => others(phraseAt(typed, at, each)).length > 0)[0] ?? 1;
    const phrase = phraseAt(typed, at, length);
    inPhrase = length - 1;
    words.push(length > 1 ? [phrase, ...others(phrase)] : [...some, ...some.map(others).flat()]);
  });
  return {
    typed,
    words,
    not: not.map((word) => [word, ...others(word)]).flat(),
    conditions,
    literal,
    concepts,
  };
}

/**
 * Returns `length` adjacent words as one text, from the index `at` on. Empty if there are fewer words, or if
 * one of them has an alternative.
 */
function phraseAt(words: readonly string[][], at: number, length: number): string {
  const some = words.slice(at, at + length);
  const isWhole = some.length === length && some.every((alternatives) => alternatives.length === 1);
  return isWhole ? some.map(([word]) => word).join(' ') : '';
}
