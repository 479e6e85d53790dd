import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { caseFold } from '../normalizeCharFilter';
import type { Token } from '../Token';
import { type TokenFilter, eachTerm } from '../TokenFilter';

/**
 * Emulates Lucene's token filter `edge_ngram`: replaces each token by its prefixes of `least` to `most`
 * characters. They have the same position and offsets as the token.
 */
export const edgeNgramFilter =
  (least: number, most: number): TokenFilter =>
  (tokens) =>
    tokens.flatMap((token) => {
      const characters = [...token.term];
      const sizes = Math.min(most, characters.length) - least + 1;
      return Array.from({ length: Math.max(0, sizes) }, (_, index) => ({
        ...token,
        term: characters.slice(0, least + index).join(''),
      }));
    });

/**
 * Emulates Lucene's token filter `shingle` with unigrams: adds, after each token, the shingles that begin
 * with it. A shingle is `least` to `most` consecutive tokens joined by `separator`. Where a removed token
 * leaves a gap in the positions, Lucene inserts `_`; here, no shingle extends over the gap.
 */
export const shingleFilter =
  (least: number, most: number, separator: string): TokenFilter =>
  (tokens) =>
    tokens.flatMap((token, at) => {
      const longer: Token[] = [];
      for (let count = least; count <= most && at + count <= tokens.length; count += 1) {
        const parts = tokens.slice(at, at + count);
        if (parts.some(({ position }, index) => position !== token.position + index)) break;
        const term = parts.map((part) => part.term).join(separator);
        longer.push({ ...token, term, end: parts.at(-1)?.end ?? token.end, length: count, word: undefined });
      }
      return [token, ...longer];
    });

/**
 * Emulates Lucene's token filter `pattern_replace`: replaces each match of a regular expression in a token.
 * The emulation is right only for expressions that mean the same in Java and JavaScript.
 */
export const patternReplaceFilter = (pattern: string, replacement: string): ReturnType<typeof eachTerm> => {
  const expression = new RegExp(pattern, 'gu');
  return eachTerm((term) => term.replace(expression, replacement));
};

const HIRAGANA = /[\u3041-\u3096]/g;
const TO_KATAKANA = 0x60;
const KATAKANA = /^[\u30a0-\u30ff]+$/;

export const lowercaseFilter = eachTerm((term) => term.toLowerCase());

export const normalizerFilter = eachTerm(caseFold);

export const baseFormFilter = eachTerm((term, { word }) => word?.baseForm ?? term);

const katakana = (text: string): string =>
  text.replace(HIRAGANA, (character) => String.fromCharCode(character.charCodeAt(0) + TO_KATAKANA));

export const readingFormFilter = eachTerm((term, { word }) => word?.reading ?? katakana(term));

/**
 * Emulates Lucene's token filter `kuromoji_stemmer`: removes the final long-vowel mark of katakana words with
 * at least `least` characters, so that サーバー and サーバ are the same term.
 */
export const katakanaStemFilter = (least: number): ReturnType<typeof eachTerm> =>
  eachTerm((term) =>
    term.length >= least && term.endsWith('ー') && KATAKANA.test(term) ? term.slice(0, -1) : term,
  );

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
