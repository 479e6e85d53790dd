import { catalogueItems } from '../seed/catalogues/catalogueItems';
import handKept from './userDictionary.json';

const KATAKANA = /[ァ-ヶー]{2,}/g;

/** The words that this text is made of, as few as will do; undefined where a stretch of it is none. */
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
 * What the tokenizer is told beside its own dictionary, as kuromoji's rules: the words of our field that it does not
 * know, and the names of skills and occupations that are made of such words, so that each is cut alike wherever it
 * stands and found by each of its words. Hand-kept are `words`, `parts`, known words that names are made of, and
 * `compounds` that are no names of the catalogue.
 * @param names By default the catalogue's.
 */
export function userDictionaryRules(
  names: readonly string[] = catalogueItems().map(({ item }) => String(item.name)),
): string[] {
  const { words, parts, compounds } = handKept;
  const known = [...words, ...parts];
  const runs = new Set([...compounds, ...names.flatMap((name) => name.match(KATAKANA) ?? [])]);
  const made = [...runs].flatMap((run) => {
    const its = partsOf(run, known) ?? [];
    return its.length > 1 ? [rule(run, its)] : [];
  });
  return [...words.map((word) => rule(word, [word])), ...made];
}
