import { util } from '@aws-appsync/utils';
import { fieldWeights } from './fieldWeights';
import type { Clause } from './Searchable';
import type { Step } from './Step';

/** Matches a word in Latin letters, digits and symbols. */
const LATIN = '^[ -~]+$';
/** Matches a word of at least two hiragana. It is the reading of a word, not a sentence. */
const HIRAGANA = '^[ぁ-ゖー]{2,}$';
/** Matches a word of at least two katakana. It may be the reading of a name. */
const KATAKANA = '^[ァ-ヺー]{2,}$';
/** Matches a word that may be the reading of a Japanese word in Latin letters. */
const ROMAJI = "^[A-Za-z']{3,}$";

/** The length from which a part of a name is searched: every two adjacent letters of it must be in the name. */
const PART = 3;

/** Splits a search text into the words between its spaces, in the width in which they are indexed. */
const wordsOf = (query: string): string[] =>
  util.str
    .normalize(query, 'nfkc')
    .split(' ')
    .filter((word) => word !== '');

/** Returns the clauses of which one must match, so that a record contains this word. */
function alternatives(word: string, step: Step): Clause[] {
  const every = { query: word, operator: 'and' };
  const clauses: Clause[] = [];
  const isHiragana = util.matches(HIRAGANA, word);
  if (!isHiragana || step === 'PREFIX') clauses.push({ match: { text: every } });
  if (isHiragana) clauses.push({ match: { text: { ...every, analyzer: 'kana_query' } } });
  if (isHiragana || util.matches(KATAKANA, word)) clauses.push({ match: { 'names.reading': every } });
  const isLatin = util.matches(LATIN, word);
  if (!isLatin && word.length >= PART) {
    clauses.push({ match_phrase: { 'names.ngram': word } });
    clauses.push({ match_phrase: { places: word } });
  }
  if (step === 'PREFIX') {
    clauses.push({ match: { 'names.prefix': every } });
    if (util.matches(ROMAJI, word)) clauses.push({ match: { 'names.sound': every } });
  }
  return clauses;
}

/** Returns the clause that every word of a text must match. */
function everyWord(query: string, words: string[], step: Step): Clause {
  const each = words.map((word) => ({ dis_max: { queries: alternatives(word, step) } }));
  const together = { bool: { must: each } };
  // Synonyms of several words, such as `machine learning`, are found only in the whole text.
  const isSafe = words.length > 1 && words.filter((word) => util.matches(HIRAGANA, word)).length === 0;
  if (!isSafe) return together;
  return { dis_max: { queries: [{ match: { text: { query, operator: 'and' } } }, together] } };
}

/** Returns the clause for records that are near: they contain most of the words, or names that are spelt alike. */
const mostWords = (query: string): Clause => ({
  dis_max: {
    queries: [
      { match: { text: { query, minimum_should_match: '67%' } } },
      { match: { 'names.ngram': { query, minimum_should_match: '70%' } } },
      {
        match: {
          names: { query, analyzer: 'japanese_text', fuzziness: 'AUTO', minimum_should_match: '67%' },
        },
      },
    ],
  },
});

/**
 * Returns the OpenSearch query for the words that a user types into a search box, in one of three steps: every word as
 * it is, every word or its beginning, most of the words. Matches in titles and names count most, and adjacent words
 * count more.
 */
export function keywordQuery(query: string, step: Step): Clause {
  const words = wordsOf(query);
  return {
    bool: {
      must: step === 'NEAR' ? mostWords(query) : everyWord(query, words, step),
      should: [
        { multi_match: { query, operator: 'and', fields: fieldWeights, tie_breaker: 0.3 } },
        { match_phrase: { text: { query, analyzer: 'japanese_text' } } },
      ],
    },
  };
}
