import type { TokenFilter } from '../TokenFilter';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const lines = (name: string): ReadonlySet<string> =>
  new Set(
    readFileSync(join(__dirname, '../lucene', name), 'utf8')
      .split('\n')
      .filter(Boolean),
  );
/** Parts of speech that `kuromoji_part_of_speech` drops, and the words that `ja_stop` drops. */
const STOP_TAGS = lines('stoptags.txt');
const STOP_WORDS = lines('stopwords.txt');

/** Drops particles, auxiliary verbs, symbols …; the positions of the others stay. */
export const partOfSpeechFilter: TokenFilter = (tokens) =>
  tokens.filter(({ word }) => !word || !STOP_TAGS.has(word.partOfSpeech));

export const stopFilter =
  (words: ReadonlySet<string> = STOP_WORDS): TokenFilter =>
  (tokens) =>
    tokens.filter(({ term }) => !words.has(term));
