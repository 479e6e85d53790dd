import { catalogueItems } from '../seed/catalogues/catalogueItems';
import handKept from './userDictionary.json';

const KATAKANA = /[ァ-ヶー]{2,}/g;

/** Splits a text into as few known words as possible; undefined if it cannot be split into known words. */
function partsOf(text: string, known: readonly string[]): string[] | undefined {
  const ways: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= text.length; end++) {
    const last = known.filter((word) => text.slice(0, end).endsWith(word));
    const found = last.flatMap((word) => {
      const before = ways[end - word.length];
      return before ? [[...before, word]] : [];
    });
    ways[end] = found.sort((a, b) => a.length - b.length)[0];
  }
  return ways[text.length];
}

const rule = (name: string, parts: readonly string[]) =>
  `${name},${parts.join(' ')},${parts.join(' ')},カスタム名詞`;

/**
 * Builds the user dictionary of the Japanese tokenizer kuromoji, in kuromoji's format, from the file
 * `userDictionary.json`. It contains technical words that kuromoji does not know, readings of words, and
 * compounds: katakana texts that consist of several known words. Kuromoji then always splits a compound into
 * these words, so that a search for one of them finds it. The compounds come from the file and from `names`.
 * @param names the names in which compounds are looked for; by default those of the catalogue
 */
export function userDictionaryRules(
  names: readonly string[] = catalogueItems().map(({ item }) => String(item.name)),
): string[] {
  const { words, parts, compounds, readings } = handKept;
  const known = [...words, ...parts];
  const runs = new Set([...compounds, ...names.flatMap((name) => name.match(KATAKANA) ?? [])]);
  const made = [...runs].flatMap((run) => {
    const its = partsOf(run, known) ?? [];
    return its.length > 1 ? [rule(run, its)] : [];
  });
  const read = Object.entries(readings).map(([word, reading]) => `${word},${word},${reading},カスタム名詞`);
  return [...words.map((word) => rule(word, [word])), ...read, ...made];
}
