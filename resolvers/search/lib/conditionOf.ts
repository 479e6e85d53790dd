import { util } from '@aws-appsync/utils';
import { invalid } from '../../lib/invalid';
import { keywordQuery } from './keywordQuery';
import { kindOf } from './kindOf';
import type { Clause, Kind, Searchable } from './Searchable';

const TEXT = 'match matchPhrase matchPhrasePrefix multiMatch';
const ORDER = 'gt gte lt lte';
const OPERATORS: Record<Kind, string> = {
  all: TEXT,
  boolean: 'eq ne',
  date: `eq ne exists range ${ORDER}`,
  number: `eq ne range ${ORDER}`,
  text: `eq ne exists wildcard regexp ${TEXT}`,
  word: 'eq ne exists in',
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
export function conditionOf(asked: Asked, searchable: Searchable, isAdmin: boolean): Clause {
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
  if (kind === 'all' || kind === 'text') return textCondition(kind, field, operator, value);
  if (operator === 'range') return { range: { [field]: { gte: values[0], lte: values[1] } } };
  if (ORDER.split(' ').includes(operator)) return { range: { [field]: { [operator]: value } } };
  return wordCondition(field, operator, value, field);
}

function textCondition(kind: Kind, field: string, operator: string, value: unknown): Clause {
  const path = kind === 'all' ? 'text' : field;
  const query = `${value}`;
  if (operator === 'matchPhrase') return { match_phrase: { [path]: query } };
  if (operator === 'matchPhrasePrefix') return { match_phrase_prefix: { [path]: query } };
  if (operator === 'match' || operator === 'multiMatch')
    return kind === 'all' ? keywordQuery(query) : { match: { [path]: { query, operator: 'and' } } };
  const exact = `${path}.keyword`;
  const isPattern = operator === 'wildcard' || operator === 'regexp';
  if (isPattern) return { [operator]: { [exact]: { value: query.toLowerCase() } } };
  return wordCondition(path, operator, value, exact);
}

function wordCondition(path: string, operator: string, value: unknown, exact: string): Clause {
  const there = operator === 'exists';
  if (operator === 'in') return { terms: { [exact]: value } };
  const clause = there ? { exists: { field: path } } : { term: { [exact]: value } };
  return operator === 'ne' || (there && !value) ? { bool: { must_not: clause } } : clause;
}
