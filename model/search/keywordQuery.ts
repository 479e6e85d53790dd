import { conceptClauses } from './conceptClauses';
import type { FoundConcept } from './concepts/FoundConcept';
import type { ExpandedText } from './ExpandedText';
import type { TypedCondition } from './Understood';
import type { TypedIdentity } from './identityOf';
import { kindOf } from './kindOf';
import type { Clause, Searchable } from './Searchable';
import type { Step } from './Step';
import { typedConditionClauses } from './typedConditionClauses';
import { readTypedCondition } from './readTypedCondition';
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
  const fromHome: Clause[] = kindOf(searchable, 'baseLocationTypes')
    ? [{ term: { baseLocationTypes: { value: 'REMOTE', boost: 0.01 } } }]
    : [];
  const meant = (word: string) =>
    concepts
      .filter(({ text }) => text === word)
      .map((concept) => [
        ...conceptClauses(concept, searchable),
        // At a place without any job, people find those that are done from home.
        ...(step === 'NEAR' && concept.isWider ? fromHome : []),
      ])
      .flat();
  const each = words.map((some) => ({
    dis_max: {
      queries: some
        .map((word) => {
          const meaning = meant(word);
          // The synonyms of a word with a concept would find more than what it means, as long as that finds anything.
          const isMeant = meaning.length > 0 && step !== 'PREFIX';
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

/**
 * Returns the clause of the step `NEAR` for a text with concepts: what most of them mean. The other words of what may
 * be a long sentence only decide the order.
 */
const mostConcepts = (words: readonly string[][], plain: string, meant: Meant): Clause => ({
  bool: {
    must: {
      bool: {
        should: words.map((some) => everyWord([some], [], 'NEAR', meant)),
        minimum_should_match: Math.max(1, Math.floor((words.length * 2) / 3)),
      },
    },
    should: [
      { match: { text: { query: plain, boost: 0.1 } } },
      { match: { names: { query: plain, boost: 0.1 } } },
    ],
  },
});

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

/** Fields with one value in each record. Of two typed values, such as 週1 and 週2, either is enough. */
const SINGLE = ['numberOfDayPerWeek', 'workType'];

/** Returns the clauses of the records that fulfil the typed conditions. */
function conditionFilter(conditions: readonly TypedCondition[], comparesPeriods: boolean): Clause[] {
  const clausesOf = (condition: TypedCondition) => typedConditionClauses(condition, comparesPeriods);
  const isExact = ({ least, most }: TypedCondition) => least === most;
  const either = SINGLE.map((field) =>
    conditions.filter((one) => one.field === field && isExact(one)),
  ).filter((some) => some.length > 1);
  const others = conditions.filter((one) => !either.flat().includes(one));
  return [
    ...others.map(clausesOf).flat(),
    ...either.map((some) => ({ bool: { should: some.map(clausesOf).flat(), minimum_should_match: 1 } })),
  ];
}

/** Returns the clauses of the records that an excluded word excludes. */
function withoutWord(word: string, { concepts, searchable }: Meant): Clause[] {
  const concept = concepts.filter(({ text }) => text === word)[0];
  const condition = readTypedCondition(word);
  if (condition && kindOf(searchable, condition.field))
    return [{ bool: { filter: typedConditionClauses(condition, !!searchable.comparesPeriods) } }];
  if (concept) return conceptClauses(concept, searchable, true);
  return [{ match: { text: { query: word, operator: 'and' } } }];
}

/**
 * Returns the OpenSearch query for the text that a user types into a search box. A search
 * is tried in steps, from strict to lenient (`Step`), and `step` decides how the words must match. Matches in titles
 * and names, and words that are next to each other, increase the score, also those of words that express a condition.
 * Conditions in the text become filters if the index has their fields; otherwise they are searched as words.
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
    ? understood.concepts.filter(({ isWider }) => !isWider || step !== 'EXACT')
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
  const isConcept = (some: string[]) => some.some((word) => concepts.some(({ text }) => text === word));
  const expressed = words.filter(isConcept);
  const near = expressed.length > 0 ? mostConcepts(expressed, plain.join(' '), meant) : mostWords(query);
  const matching = step === 'NEAR' ? near : everyWord(words, typed, step, meant);
  const named = { term: { wholeNames: { value: whole ?? '', boost: NAMED } } };
  const must = identities && whole ? { dis_max: { queries: [named, matching] } } : matching;
  const filter = conditionFilter(conditions, !!searchable.comparesPeriods);
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
