import { util } from '@aws-appsync/utils';
import { isLongerThan } from '../../../model/isLongerThan';
import { SearchLimits } from '../../../model/limits/SearchLimits';
import { keyOfText } from '../../../model/search/keyOfText';
import { invalid } from '../../lib/resolver';
import type { Clause, Kind, Searchable } from '../../../model/search/Searchable';
import type { Condition } from './SearchArgs';
import { kindOf } from '../../../model/search/kindOf';
import type { Step } from '../../../model/search/Step';
import { keywordQuery } from '../../../model/search/keywordQuery';
import { visitRanges } from '../../../model/search/visitRanges';
import type { Texts } from './readTexts';
import { asText } from '../../lib/asText';

const GROUPS: Record<string, string> = { and: 'filter', or: 'should', not: 'must_not' };
/** The permitted levels of a search filter: the top level, and four levels of nested groups. */
const LEVELS = [0, 1, 2, 3, 4];

/**
 * What determines how a filter is read: the fields that it may name, whether the caller is an administrator,
 * and how the words of its texts are matched.
 */
interface Readers {
  searchable: Searchable;
  isAdmin: boolean;
  texts: Texts;
  step?: Step;
}

interface Group {
  at: string;
  condition: Condition;
  into: Clause[];
  /**
   * Whether every hit must match this group. This is true for the top level. A group that is nested in an
   * `and` has the value of the group around it; for groups nested in an `or` or a `not` it is false.
   */
  isTop: boolean;
}

/**
 * Converts the filter argument of a search to OpenSearch clauses, and returns with each clause the name of
 * its field (for a group, `or` or `not`). At the top level, each condition becomes one clause, and so does
 * each `or` and `not`; the parts of an `and` remain separate clauses. Groups are converted level by level in
 * a loop, because APPSYNC_JS has no recursion. `cost` is the cost of all conditions (`SearchLimits`); a filter
 * that costs too much is `InvalidInput`.
 * @param texts what the texts of the filter `keyword` mean (`readTexts`)
 * @param step how the words of the filter `keyword` are matched
 */
export function readFilter(filter: Condition, { searchable, isAdmin, texts, step = 'EXACT' }: Readers) {
  const top = { clauses: [] as Clause[], fields: [] as string[] };
  let groups: Group[] = [{ at: 'filter', condition: filter, into: top.clauses, isTop: true }];
  let count = 0;
  let cost = 0;
  for (const level of LEVELS) {
    const below: Group[] = [];
    for (const { at, condition, into, isTop } of groups) {
      Object.keys(condition).forEach((field) => {
        const value = condition[field] ?? {};
        const how = GROUPS[field];
        const before = into.length;
        if (how) {
          const given: (Condition | null)[] = Array.isArray(value) ? value : [value];
          const isOpen = isTop && field === 'and';
          const parts = given.map((part): Group => {
            const inner = isOpen ? into : [];
            return { at: `${at}.${field}`, condition: part ?? {}, into: inner, isTop: isOpen };
          });
          parts.forEach((part) => below.push(part));
          const filters = parts.map((part) => ({ bool: { filter: part.into } }));
          if (!isOpen && filters.length > 0) into.push({ bool: { [how]: filters } });
        } else {
          const operators = value as Record<string, unknown>;
          Object.keys(operators).forEach((operator) => {
            const wanted = operators[operator] ?? '';
            cost += costOf(operator, wanted);
            const asked = { at: `${at}.${field}`, field, operator, value: wanted };
            if (wanted !== '') into.push(searchClause(asked, { searchable, isAdmin, texts, step }));
          });
        }
        if (isTop) into.slice(before).forEach(() => top.fields.push(field));
      });
    }
    count += below.length;
    groups = below;
    if (count > 40 || (level === LEVELS.length - 1 && groups.length > 0))
      invalid('filter', '40 groups, 4 deep');
    if (cost > SearchLimits.cost) invalid('filter', `cost ${SearchLimits.cost}`);
  }
  return { ...top, cost };
}

/** Returns an operand as text. */
const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Returns the cost of a condition, as `SearchLimits` declares it. */
function costOf(operator: string, value: unknown): number {
  if (value === '') return 0;
  if (PATTERNS.includes(operator)) return SearchLimits.pattern;
  return TEXT.split(' ').includes(operator) ? Math.ceil(plain(value).length / 10) : 1;
}

const TEXT = 'match matchPhrase matchPhrasePrefix multiMatch';
const PATTERNS = ['wildcard', 'regexp'];
/**
 * Operators of Lucene's regular expressions that no other language has: intersection, complement and ranges of
 * numbers. They can take very long. An expression that contains one of these letters is refused.
 */
const COSTLY = '&~<';
const ORDER = 'gt gte lt lte';
const EXACT = `eq ne exists range ${ORDER}`;
const OPERATORS: Record<Kind, string> = {
  all: TEXT,
  boolean: 'eq ne',
  date: EXACT,
  number: EXACT,
  text: `${EXACT} wildcard regexp ${TEXT}`,
  word: `${EXACT} in wildcard regexp ${TEXT}`,
};
const DATE = '^\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d(:\\d\\d(\\.\\d{1,9})?)?(Z|[+-]\\d\\d:\\d\\d))?$';

interface OneCondition {
  /** The path of the condition in the caller's arguments, for error messages. */
  at: string;
  field: string;
  operator: string;
  value: unknown;
}

/**
 * Converts one operator on one field to an OpenSearch clause. An unknown field or operator or an invalid value is
 * `InvalidInput`.
 */
function searchClause(asked: OneCondition, { searchable, isAdmin, texts, step = 'EXACT' }: Readers): Clause {
  const { at, field, operator, value } = asked;
  const date = searchable.ranges?.[field];
  if (date) return rangesClause(asked, date);
  const kind = kindOf(searchable, field);
  if (!kind || (!isAdmin && searchable.adminOnly.split(' ').includes(field))) return invalid(at, 'field');
  if (!OPERATORS[kind].split(' ').includes(operator)) invalid(at, `not ${operator}`);
  const values: unknown[] = Array.isArray(value) ? value : [value];
  const isDate = kind === 'date' && operator !== 'exists';
  if (values.length > 100 || (operator === 'range' && values.length !== 2)) invalid(at, 'values');
  values.forEach((each) => {
    if (isLongerThan(plain(each), 200)) invalid(at, 'length');
    if (isDate && !util.matches(DATE, asText(each))) invalid(at, 'date');
  });
  if (operator === 'regexp' && COSTLY.split('').some((letter) => plain(value).includes(letter)))
    invalid(at, 'not & ~ <');
  if (operator === 'wildcard' && plain(value).split('').filter(isWild).length > SearchLimits.wildcards)
    invalid(at, `${SearchLimits.wildcards} of * and ?`);
  const isWords = TEXT.split(' ').includes(operator);
  if (isWords && kind !== 'word')
    return wordsCondition({ kind, field, operator, step, searchable, texts }, plain(value));
  return exactCondition(asked, values, kind === 'text');
}

/** Returns an OpenSearch clause for the ranges of days ago that a condition names (`visitRanges`). */
function rangesClause({ at, operator, value }: OneCondition, date: string): Clause {
  if (operator !== 'eq' && operator !== 'in') invalid(at, `not ${operator}`);
  const names: unknown[] = Array.isArray(value) ? value : [value];
  const wanted = visitRanges.filter(({ name }) => names.includes(name));
  if (names.some((name) => !wanted.some((range) => range.name === name))) invalid(at, 'value');
  const should = wanted.map(({ from, to }) => {
    const bounds: Record<string, string> = {};
    if (from > 0) bounds.lt = `now-${from}d`;
    if (to !== undefined) bounds.gte = `now-${to}d`;
    return { range: { [date]: bounds } };
  });
  return { bool: { should } };
}

const isWild = (letter: string) => letter === '*' || letter === '?';

interface Words {
  kind: Kind;
  field: string;
  operator: string;
  step: Step;
  searchable: Searchable;
  texts: Texts;
}

/** Returns an OpenSearch clause that matches words inside a text field. */
function wordsCondition({ kind, field, operator, step, searchable, texts }: Words, query: string): Clause {
  const path = kind === 'all' ? 'text' : field;
  // The analyzer has no synonyms: with synonyms of several words, OpenSearch finds no phrase that contains a particle.
  const phrase = { [path]: { query, analyzer: 'japanese_text' } };
  if (operator === 'matchPhrase') return { match_phrase: phrase };
  if (operator === 'matchPhrasePrefix') return { match_phrase_prefix: phrase };
  return kind === 'all'
    ? keywordQuery(texts[keyOfText(query)]!, step, searchable)
    : { match: { [path]: { query, operator: 'and' } } };
}

/**
 * Returns an OpenSearch clause that compares whole values. Text fields are compared without regard to case and width.
 */
function exactCondition(
  { field, operator, value }: OneCondition,
  values: unknown[],
  isText: boolean,
): Clause {
  const exact = isText ? `${field}.keyword` : field;
  if (operator === 'range') return { range: { [exact]: { gte: values[0], lte: values[1] } } };
  if (ORDER.split(' ').includes(operator)) return { range: { [exact]: { [operator]: value } } };
  if (PATTERNS.includes(operator)) {
    const states = operator === 'regexp' ? { max_determinized_states: SearchLimits.states } : {};
    return { [operator]: { [exact]: { value: isText ? plain(value).toLowerCase() : value, ...states } } };
  }
  if (operator === 'matchPhrasePrefix') return { prefix: { [exact]: value } };
  if (operator === 'in') return { terms: { [exact]: value } };
  const there = operator === 'exists';
  const clause = there ? { exists: { field } } : { term: { [exact]: value } };
  return operator === 'ne' || (there && !value) ? { bool: { must_not: clause } } : clause;
}
