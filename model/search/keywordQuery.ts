import { conceptClauses } from './conceptClauses';
import type { FoundConcept } from './concepts/FoundConcept';
import type { ExpandedText } from './ExpandedText';
import { hoursPaid } from './hoursPaid';
import type { TypedCondition } from './Understood';
import type { TypedIdentity } from './identityOf';
import { kindOf } from './kindOf';
import type { Clause, Searchable } from './Searchable';
import type { Step } from './Step';
import type { SearchText } from './SearchText';

/**
 * The weights of fields in the ranking of a text search, in OpenSearch's form `<field>^<weight>`. A match in any other
 * field has the weight 1.
 */
const fieldWeights: readonly string[] = ['title^3', 'names^2'];

const isBetween = (letter: string, first: string, last: string) => letter >= first && letter <= last;
const isHiragana = (letter: string) => isBetween(letter, 'ぁ', 'ゖ') || letter === 'ー';
const isKatakana = (letter: string) => isBetween(letter, 'ァ', 'ヺ') || letter === 'ー';
const isLatin = (letter: string) => isBetween(letter, ' ', '~');
const isRomaji = (letter: string) =>
  isBetween(letter, 'A', 'Z') || isBetween(letter, 'a', 'z') || letter === "'";

/** Returns whether a search word is at least two hiragana. Such a word is treated as the reading of a word. */
const isReading = (word: string) =>
  word.length >= 2 && word.split('').filter(isHiragana).length === word.length;
/** Returns whether a search word is at least two katakana, which may be the reading of a name. */
const isNameReading = (word: string) =>
  word.length >= 2 && word.split('').filter(isKatakana).length === word.length;
/** Returns whether a search word consists of Latin letters, digits and symbols. */
const isPlainLatin = (word: string) => word !== '' && word.split('').filter(isLatin).length === word.length;
/** Returns whether a search word in Latin letters may be the romanized reading of a Japanese word. */
const isSound = (word: string) => word.length >= 3 && word.split('').filter(isRomaji).length === word.length;

/**
 * The minimum length of a search word that is also searched inside names, so that it may be any part of a
 * name. Words of Latin letters are not searched inside names.
 */
const PART = 3;

/**
 * Returns alternative OpenSearch clauses for one search word. A record contains the word if one of the
 * clauses matches.
 */
function alternatives(word: string, step: Step): Clause[] {
  const every = { query: word, operator: 'and' };
  const clauses: Clause[] = [];
  const isKana = isReading(word);
  if (!isKana || step === 'PREFIX') clauses.push({ match: { text: every } });
  if (isKana) clauses.push({ match: { text: { ...every, analyzer: 'kana_query' } } });
  if (isKana || isNameReading(word)) clauses.push({ match: { 'names.reading': every } });
  if (!isPlainLatin(word) && word.length >= PART) clauses.push({ match_phrase: { 'names.ngram': word } });
  if (step === 'PREFIX') {
    clauses.push({ match: { 'names.prefix': every } });
    if (isSound(word)) clauses.push({ match: { 'names.sound': every } });
  }
  return clauses;
}

/** Returns the clauses of the records that have a word itself, as it is typed or as the reading of a name. */
const literally = (word: string): Clause[] =>
  isReading(word)
    ? alternatives(word, 'EXACT')
    : [{ match_phrase: { text: { query: word, analyzer: 'japanese_text' } } }];

/** The concepts of a search text, and what the search may ask for. */
interface Meant {
  concepts: readonly FoundConcept[];
  searchable: Searchable;
}

/**
 * Returns the OpenSearch clause for records that contain every word of a search text. Each inner list of
 * `words` contains alternatives; one of them is enough, or what the concept of one of them means. `typed` has the same
 * form, but without the synonyms that administrators have published.
 */
function everyWord(
  words: readonly string[][],
  typed: readonly string[][],
  step: Step,
  { concepts, searchable }: Meant,
): Clause {
  const meant = (word: string) =>
    concepts
      .filter(({ text }) => text === word)
      .map((concept) => conceptClauses(concept, searchable))
      .flat();
  const each = words.map((some) => ({
    dis_max: {
      queries: some
        .map((word) => {
          const meaning = meant(word);
          // The synonyms of a word with a concept would find more than what it means, as long as that finds anything.
          const isMeant = meaning.length > 0 && step === 'EXACT';
          return [...(isMeant ? literally(word) : alternatives(word, step)), ...meaning];
        })
        .flat(),
    },
  }));
  const together = { bool: { must: each } };
  // Synonyms of several words, such as `machine learning`, are found only in the whole text.
  const single = typed.filter((some) => some.length === 1 && !isReading(`${some[0]}`));
  if (typed.length < 2 || single.length < typed.length || concepts.length > 0) return together;
  const query = typed.map(([word]) => word).join(' ');
  return { dis_max: { queries: [{ match: { text: { query, operator: 'and' } } }, together] } };
}

/**
 * Returns the OpenSearch clause of the step `NEAR`: it matches records that contain most of the words, or
 * names with a similar spelling.
 */
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

/** Returns the clauses for a pay of the given period that overlaps the wanted range. A range may have an open end. */
function payClauses(salaryType: string, least: number | null, most: number | null): Clause[] {
  const clauses: Clause[] = [{ term: { salaryType } }];
  const reaches = (field: string, other: string, bound: Clause): Clause => ({
    bool: {
      should: [
        { range: { [field]: bound } },
        { bool: { filter: [{ exists: { field: other } }], must_not: [{ exists: { field } }] } },
      ],
      minimum_should_match: 1,
    },
  });
  if (least !== null) clauses.push(reaches('maximumSalary', 'minumumSalary', { gte: least }));
  if (most !== null) clauses.push(reaches('minumumSalary', 'maximumSalary', { lte: most }));
  return clauses;
}

/**
 * Returns the OpenSearch clauses for a condition that the user has typed into the search box. People say what they
 * hope for in one period, whatever the period in which a job is paid; their hopes are compared as for full-time work.
 */
function conditionClause(condition: TypedCondition, comparesPeriods: boolean): Clause[] {
  const { field, value, salaryType, least, most } = condition;
  if (value) return [{ term: { [field]: value } }];
  if (field !== 'salary' || !salaryType) return [{ range: { [field]: { gte: least, lte: most } } }];
  if (!comparesPeriods) return payClauses(salaryType, least, most);
  const should = Object.entries(hoursPaid).map(([period, hours]) => {
    const factor = hours / hoursPaid[salaryType];
    const converted = (amount: number | null) => (amount === null ? null : Math.round(amount * factor));
    return { bool: { filter: payClauses(period, converted(least), converted(most)) } };
  });
  return [{ bool: { should, minimum_should_match: 1 } }];
}

/** The weight of a person whose whole name was typed; higher than any sum of the other weights. */
const NAMED = 100;

/** Returns the OpenSearch clause for the record that a mail address, a telephone number or an id identifies. */
function identityClause(
  { kind, value }: TypedIdentity,
  identities: NonNullable<Searchable['identities']>,
): Clause {
  const fields = (identities[kind] ?? '').split(' ').filter((field) => field !== '');
  if (fields.length === 0) return { match_none: {} };
  return { dis_max: { queries: fields.map((field) => ({ term: { [field]: value } })) } };
}

/** Returns the clauses of the records that an excluded word excludes. */
function withoutWord(word: string, { concepts, searchable }: Meant): Clause[] {
  const concept = concepts.filter(({ text }) => text === word)[0];
  if (concept) return conceptClauses(concept, searchable, true);
  return [{ match: { text: { query: word, operator: 'and' } } }];
}

/**
 * Returns the OpenSearch query for the text that a user types into a search box. A search
 * is tried in steps, from strict to lenient (`Step`), and `step` decides how the words must match. Matches in titles and names, and words that are next to each other, increase the
 * score, also those of words that express a condition. Conditions in the text become filters if the index has
 * their fields; otherwise they are searched as words.
 */
export function keywordQuery(
  understood: ExpandedText & Partial<SearchText>,
  step: Step,
  searchable: Searchable,
): Clause {
  const { identity, whole } = understood;
  const { identities } = searchable;
  if (identity && identities) return identityClause(identity, identities);
  const hasField = ({ field }: TypedCondition) =>
    !!kindOf(searchable, field === 'salary' ? 'minumumSalary' : field);
  const conditions = understood.conditions.filter(hasField);
  const others = understood.conditions.filter((condition) => !hasField(condition));
  const unread = others.map((condition) => [condition.text]);
  const concepts = searchable.hasConcepts
    ? understood.concepts.filter(({ isWider }) => !isWider || step === 'PREFIX')
    : [];
  const meant = { concepts, searchable };
  const isWish = (some: string[]) =>
    some.length === 1 && concepts.some(({ text, isWish: only }) => only && text === some[0]);
  const all = [...understood.words, ...unread];
  // What people only wish for decides the order, unless they have typed nothing else.
  const wishes = conditions.length > 0 || all.some((some) => !isWish(some)) ? all.filter(isWish) : [];
  const words = all.filter((some) => !wishes.includes(some));
  const typed = [...understood.typed, ...unread].filter((some) => wishes.length === 0 || !isWish(some));
  const query = typed.flat().join(' ');
  const plain = typed.flat().filter((word) => !concepts.some(({ text }) => text === word));
  const valued = conditions.filter(({ value }) => !!value).map(({ text }) => text);
  // Beside a concept, the other words are what a title says.
  const scored = [plain.length > 0 ? plain.join(' ') : query, ...valued].join(' ').trim();
  const matching = step === 'NEAR' ? mostWords(query) : everyWord(words, typed, step, meant);
  const named = { term: { wholeNames: { value: whole ?? '', boost: NAMED } } };
  const must = identities && whole ? { dis_max: { queries: [named, matching] } } : matching;
  const filter = conditions.map((one) => conditionClause(one, !!searchable.comparesPeriods)).flat();
  return {
    bool: {
      must: words.length === 0 ? [] : must,
      // Without any other clause, one of `should` would have to match.
      filter: words.length + filter.length === 0 ? [{ match_all: {} }] : filter,
      must_not: understood.not.map((word) => withoutWord(word, meant)).flat(),
      should: [
        { multi_match: { query: scored, operator: 'and', fields: fieldWeights, tie_breaker: 0.3 } },
        { match_phrase: { text: { query: scored, analyzer: 'japanese_text' } } },
        ...(wishes.length > 0 ? [everyWord(wishes, [], step, meant)] : []),
      ],
    },
  };
}
