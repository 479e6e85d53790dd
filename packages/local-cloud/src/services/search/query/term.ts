import { hasTerms, type Field } from '../mapping/Field';
import { dateMath } from '../mapping/dates';
import { readFieldValue } from '../mapping/readFieldValue';
import { isObject, type Json } from '../Json';
import { Options } from '../Options';
import { notEmulated, parsingError, Refusal, shardError } from '../Refusal';
import { assertSearchable } from './assertSearchable';
import { boostOf, fieldOptions } from './fieldOptions';
import { scaled, withValue } from './Matches';
import { termKey } from './needs';
import type { Query, QueryContext, QueryParser } from './Query';
import { termScores } from './text/termScores';
import { unmapped } from './unmapped';

export const term: QueryParser = (json, context) => {
  const { path, options } = fieldOptions(json, 'term', 'value');
  const value = options.take('value');
  if (value === undefined || value === null) throw illegalValue();
  if (options.flag('case_insensitive')) throw notEmulated('[case_insensitive] of a term query');
  const boost = boostOf(options);
  options.end();
  return termQuery(path, value, boost, context);
};

/**
 * Creates a `term` query, which searches a field for one exact value. In a field with terms, the score is
 * that of BM25; in a field with numbers or dates, it is the same for every match.
 */
export function termQuery(path: string, value: Json, boost: number, context: QueryContext): Query {
  const { mapping, now } = context;
  const field = mapping.fields.get(path);
  if (!field) return unmapped(path, context);
  if (hasTerms(field)) {
    const exact = String(field.type === 'text' ? value : searchValue(field, value, now));
    const highlights = [{ path, steps: [{ offset: 0, accepts: (each: string) => each === exact }] }];
    const needs = field.isIndexed ? [termKey(path, exact)] : undefined;
    return { run: (segment) => scaled(termScores(segment, path, exact), boost), highlights, needs };
  }
  const exact = searchValue(field, value, now);
  return { run: (segment) => withValue(segment, path, (value) => value === exact, boost) };
}

export const terms: QueryParser = (json, context) => {
  const { mapping, now } = context;
  const options = new Options(json, 'terms');
  const boost = boostOf(options);
  const [path, other] = options.rest();
  if (path === undefined) throw parsingError('[terms] query requires a field name');
  if (other !== undefined) throw parsingError('[terms] query does not support multiple fields');
  const values = options.take(path);
  if (isObject(values)) throw notEmulated('terms lookup');
  if (!Array.isArray(values)) throw parsingError('[terms] query does not support [' + path + ']');
  const field = mapping.fields.get(path);
  if (!field) return unmapped(path, context);
  if (field.type === 'text') throw notEmulated('terms query on a text field');
  const wanted = new Set(values.map((value) => searchValue(field, value, now)));
  const needs =
    hasTerms(field) && field.isIndexed ? [...wanted].map((value) => termKey(path, String(value))) : undefined;
  return { run: (segment) => withValue(segment, path, (value) => wanted.has(value), boost), needs };
};

/**
 * Converts a value in a query to what a field indexes.
 * @throws Refusal as a shard error when the value does not fit the type of the field
 */
export function searchValue(field: Field, value: Json, now: number): string | number {
  assertSearchable(field);
  try {
    return field.type === 'date'
      ? (dateMath(value, now, false) ?? readFieldValue(field, value))
      : readFieldValue(field, value);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw shardError('query_shard_exception', `failed to create query: ${error.message}`);
  }
}

const illegalValue = (): Refusal => new Refusal(400, 'illegal_argument_exception', 'value cannot be null');
