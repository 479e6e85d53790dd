import { util } from '@aws-appsync/utils';
import type { TypedCondition } from '../../../model/search/Understood';
import { understandText } from '../../../model/search/understandText';
import { fieldWeights } from './fieldWeights';
import type { Clause, Searchable } from './Searchable';
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

/** Returns the clauses for one word. A record contains the word when one of them matches. */
function alternatives(word: string, step: Step): Clause[] {
  const every = { query: word, operator: 'and' };
  const clauses: Clause[] = [];
  const isHiragana = util.matches(HIRAGANA, word);
  if (!isHiragana || step === 'PREFIX') clauses.push({ match: { text: every } });
  if (isHiragana) clauses.push({ match: { text: { ...every, analyzer: 'kana_query' } } });
  if (isHiragana || util.matches(KATAKANA, word)) clauses.push({ match: { 'names.reading': every } });
  const isLatin = util.matches(LATIN, word);
  if (!isLatin && word.length >= PART) clauses.push({ match_phrase: { 'names.ngram': word } });
  if (step === 'PREFIX') {
    clauses.push({ match: { 'names.prefix': every } });
    if (util.matches(ROMAJI, word)) clauses.push({ match: { 'names.sound': every } });
  }
  return clauses;
}

/** Returns the clause that every word of a text must match; of the words in one list, one is enough. */
function everyWord(words: readonly string[][], step: Step): Clause {
  const each = words.map((some) => ({
    dis_max: { queries: some.map((word) => alternatives(word, step)).flat() },
  }));
  const together = { bool: { must: each } };
  // Synonyms of several words, such as `machine learning`, are found only in the whole text.
  const single = words.filter((some) => some.length === 1 && !util.matches(HIRAGANA, `${some[0]}`));
  if (words.length < 2 || single.length < words.length) return together;
  const query = words.map(([word]) => word).join(' ');
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

/** Returns the clause for a condition on pay or days. Pay fits when the record's range reaches the wanted one. */
function conditionClause({ field, salaryType, least, most }: TypedCondition): Clause[] {
  if (field !== 'salary') return [{ range: { [field]: { gte: least, lte: most } } }];
  const clauses: Clause[] = [{ term: { salaryType } }];
  if (least !== null) clauses.push({ range: { maximumSalary: { gte: least } } });
  if (most !== null) clauses.push({ range: { minumumSalary: { lte: most } } });
  return clauses;
}

/**
 * Returns the OpenSearch query for the text that a user types into a search box, in one of three steps: every word as
 * it is, every word or its beginning, most of the words. Matches in titles and names count most, and adjacent words
 * count more. Conditions on pay and days become ranges where the index has them.
 */
export function keywordQuery(text: string, step: Step, { kinds }: Searchable): Clause {
  const understood = understandText(util.str.normalize(text, 'nfkc').toLowerCase());
  const numbers = kinds.number.split(' ');
  const hasField = ({ field }: TypedCondition) =>
    field === 'salary' ? numbers.includes('hoursPerWeek') : numbers.includes(field);
  const conditions = understood.conditions.filter(hasField);
  const others = understood.conditions.filter((condition) => !hasField(condition));
  const words = [...understood.words, ...others.map((condition) => [condition.text])];
  const query = words.flat().join(' ');
  const must = step === 'NEAR' ? mostWords(query) : everyWord(words, step);
  return {
    bool: {
      must: words.length === 0 ? [] : must,
      filter: conditions.map(conditionClause).flat(),
      must_not: understood.not.map((word) => ({ match: { text: { query: word, operator: 'and' } } })),
      should: [
        { multi_match: { query, operator: 'and', fields: fieldWeights, tie_breaker: 0.3 } },
        { match_phrase: { text: { query, analyzer: 'japanese_text' } } },
      ],
    },
  };
}
