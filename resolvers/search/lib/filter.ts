import { util } from '@aws-appsync/utils';
import { invalid } from '../../lib/invalid';
import { keywordQuery } from './keywordQuery';
import { kindOf } from './kindOf';
import type { Clause, Kind, Searchable } from './Searchable';

const TEXT = 'match matchPhrase matchPhrasePrefix multiMatch';
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

interface Asked {
  /** Where in the arguments it stands, for refusals. */
  at: string;
  field: string;
  operator: string;
  value: unknown;
}

/** One operator of one field as a query. A field, an operator or a value that is not allowed is `InvalidInput`. */
export function searchClause(asked: Asked, searchable: Searchable, isAdmin: boolean): Clause {
  const { at, field, operator, value } = asked;
  const kind = kindOf(searchable, field);
  if (!kind || (!isAdmin && searchable.adminOnly.split(' ').includes(field))) return invalid(at, 'field');
  if (!OPERATORS[kind].split(' ').includes(operator)) invalid(at, `not ${operator}`);
  const values = (Array.isArray(value) ? value : [value]) as unknown[];
  const isDate = kind === 'date' && operator !== 'exists';
  if (values.length > 100 || (operator === 'range' && values.length !== 2)) invalid(at, 'values');
  values.forEach((each) => {
    if (`${each}`.length > 200) invalid(at, 'length');
    if (isDate && !util.matches(DATE, `${each}`)) invalid(at, 'date');
  });
  const isWords = TEXT.split(' ').includes(operator);
  if (isWords && kind !== 'word') return wordsCondition(kind, field, operator, `${value}`);
  return exactCondition(asked, values, kind === 'text');
}

/** Words of a text, analysed as it was. */
function wordsCondition(kind: Kind, field: string, operator: string, query: string): Clause {
  const path = kind === 'all' ? 'text' : field;
  // As it is written: among synonyms of several words an engine finds no phrase with a particle in it.
  const phrase = { [path]: { query, analyzer: 'japanese_text' } };
  if (operator === 'matchPhrase') return { match_phrase: phrase };
  if (operator === 'matchPhrasePrefix') return { match_phrase_prefix: phrase };
  return kind === 'all' ? keywordQuery(query) : { match: { [path]: { query, operator: 'and' } } };
}

/** Values as a whole. What is one word is matched by that word; texts are compared without regard to case or width. */
function exactCondition({ field, operator, value }: Asked, values: unknown[], isText: boolean): Clause {
  const exact = isText ? `${field}.keyword` : field;
  if (operator === 'range') return { range: { [exact]: { gte: values[0], lte: values[1] } } };
  if (ORDER.split(' ').includes(operator)) return { range: { [exact]: { [operator]: value } } };
  if (operator === 'wildcard' || operator === 'regexp')
    return { [operator]: { [exact]: { value: isText ? `${value}`.toLowerCase() : value } } };
  if (operator === 'matchPhrasePrefix') return { prefix: { [exact]: value } };
  if (operator === 'in') return { terms: { [exact]: value } };
  const there = operator === 'exists';
  const clause = there ? { exists: { field } } : { term: { [exact]: value } };
  return operator === 'ne' || (there && !value) ? { bool: { must_not: clause } } : clause;
}
