import { STOP_TAGS, STOP_WORDS } from '../japaneseLists';
import type { TokenFilter } from '../TokenFilter';

/** Drops particles, auxiliary verbs, symbols …; the positions of the others stay. */
export const partOfSpeechFilter: TokenFilter = (tokens) =>
  tokens.filter(({ word }) => !word || !STOP_TAGS.has(word.partOfSpeech));

export const stopFilter =
  (words: ReadonlySet<string> = STOP_WORDS): TokenFilter =>
  (tokens) =>
    tokens.filter(({ term }) => !words.has(term));
