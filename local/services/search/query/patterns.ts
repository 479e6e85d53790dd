import { normalise } from '../mapping/fieldValue';
import type { Field } from '../mapping/Field';
import type { Options } from '../Options';
import { notHere, shardError } from '../Refusal';
import { assertSearchable } from './assertSearchable';
import { boostOf, fieldOptions } from './fieldOptions';
import { none } from './Matches';
import type { QueryParser } from './Query';
import { postingsOf } from './termScores';

type Make = (value: string, field: Field, insensitive: boolean) => (term: string) => boolean;

const pattern =
  (name: string, key: string, make: Make, also: (options: Options) => void = () => undefined): QueryParser =>
  (json, { mapping }) => {
    const { path, options } = fieldOptions(json, name, key);
    const value = options.required(key);
    const insensitive = options.flag('case_insensitive') ?? false;
    also(options);
    const boost = boostOf(options);
    options.end();
    const field = mapping.fields.get(path);
    if (!field) return { run: none };
    if (field.type !== 'text' && field.type !== 'keyword')
      throw shardError(
        'query_shard_exception',
        `Can only use ${name} queries on keyword, text and wildcard fields - not on [${path}] which is of type [${field.type}]`,
      );
    assertSearchable(field);
    const test = make(value, field, insensitive);
    return {
      run: (segment) => {
        const field = segment.terms(path);
        const { has } = none(segment);
        for (const { read } of field ? postingsOf(field, field.terms.all().filter(test)) : [])
          // What came after a snapshot lies beyond its end.
          for (const postings = read(); postings.next();) has[postings.document] = 1;
        return { has, scores: boost };
      },
      marks: [{ path, steps: [{ offset: 0, accepts: test }] }],
    };
  };

const lower = (text: string, insensitive: boolean): string => (insensitive ? text.toLowerCase() : text);

const exact = (value: string, field: Field): string =>
  field.type === 'keyword' ? normalise(field, value) : value;

export const prefix = pattern('prefix', 'value', (value, field, insensitive) => {
  const start = lower(exact(value, field), insensitive);
  return (term) => lower(term, insensitive).startsWith(start);
});

export const wildcard = pattern('wildcard', 'value', (value, field, insensitive) => {
  const source = [...exact(value, field)]
    .map((character) => (character === '*' ? '.*' : character === '?' ? '.' : escape(character)))
    .join('');
  const expression = new RegExp(`^${source}$`, insensitive ? 'sui' : 'su');
  return (term) => expression.test(term);
});

export const regexp = pattern(
  'regexp',
  'value',
  (value, _, insensitive) => {
    // Operators that Lucene has and JavaScript has not.
    if (/(^|[^\\])[#@&<>~"]/.test(value)) throw notHere(`[${value}] as a regular expression`);
    const expression = compiled(value, insensitive);
    return (term) => expression.test(term);
  },
  (options) => void options.number('max_determinized_states'),
);

function compiled(value: string, insensitive: boolean): RegExp {
  try {
    return new RegExp(`^(?:${value})$`, insensitive ? 'sui' : 'su');
  } catch (error) {
    throw shardError('query_shard_exception', `failed to create query: ${String(error)}`);
  }
}

const escape = (character: string): string => character.replace(/[.+^${}()|[\]\\/]/g, '\\$&');
