import type { TokenFilter } from '../TokenFilter';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const lines = (name: string): ReadonlySet<string> =>
  new Set(
    readFileSync(join(__dirname, '../lucene', name), 'utf8')
      .split('\n')
      .filter(Boolean),
  );
/** The parts of speech that Lucene's token filter `kuromoji_part_of_speech` removes by default. */
const STOP_TAGS = lines('stoptags.txt');
/** The words that Lucene's token filter `ja_stop` removes by default. */
const STOP_WORDS = lines('stopwords.txt');

/**
 * Emulates Lucene's token filter `kuromoji_part_of_speech`: removes tokens such as particles, auxiliary verbs
 * and symbols. The other tokens keep their positions.
 */
export const partOfSpeechFilter: TokenFilter = (tokens) =>
  tokens.filter(({ word }) => !word || !STOP_TAGS.has(word.partOfSpeech));

export const stopFilter =
  (words: ReadonlySet<string> = STOP_WORDS): TokenFilter =>
  (tokens) =>
    tokens.filter(({ term }) => !words.has(term));
