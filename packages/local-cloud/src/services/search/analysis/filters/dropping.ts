import type { TokenFilter } from '../TokenFilter';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const lines = (name: string): ReadonlySet<string> =>
  new Set(
    readFileSync(join(__dirname, '../lucene', name), 'utf8')
      .split('\n')
      .filter(Boolean),
  );
/** Parts of speech whose tokens Lucene's filter `kuromoji_part_of_speech` removes. */
const STOP_TAGS = lines('stoptags.txt');
/** Words that Lucene's filter `ja_stop` removes. */
const STOP_WORDS = lines('stopwords.txt');

/**
 * Lucene's token filter `kuromoji_part_of_speech`: removes particles, auxiliary verbs and symbols, for
 * example. The remaining tokens keep their positions.
 */
export const partOfSpeechFilter: TokenFilter = (tokens) =>
  tokens.filter(({ word }) => !word || !STOP_TAGS.has(word.partOfSpeech));

export const stopFilter =
  (words: ReadonlySet<string> = STOP_WORDS): TokenFilter =>
  (tokens) =>
    tokens.filter(({ term }) => !words.has(term));
