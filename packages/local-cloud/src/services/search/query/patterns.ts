import { normalise } from '../mapping/readFieldValue';
import type { Field } from '../mapping/Field';
import type { Options } from '../Options';
import { shardError } from '../Refusal';
import { acceptPattern } from './acceptPattern';
import { assertSearchable } from './assertSearchable';
import { anyOne, anyText, oneCharacter, type Expression } from './automaton/Expression';
import { ExpressionParser } from './automaton/ExpressionParser';
import { boostOf, fieldOptions } from './fieldOptions';
import { none } from './Matches';
import type { QueryParser } from './Query';
import { postingsOf } from './text/termScores';

/** Maximum number of characters in a regular expression: OpenSearch's default of `index.max_regex_length`. */
const LONGEST_EXPRESSION = 1000;

/** Makes the test of a pattern. `states` is the maximum number of states of its automaton, if there is one. */
type Make = (
  value: string,
  field: Field,
  insensitive: boolean,
  states: number | undefined,
) => (term: string) => boolean;

const pattern =
  (
    name: string,
    key: string,
    make: Make,
    statesOf: (options: Options) => number | undefined = () => undefined,
  ): QueryParser =>
  (json, { mapping }) => {
    const { path, options } = fieldOptions(json, name, key);
    const value = options.required(key);
    const insensitive = options.flag('case_insensitive') ?? false;
    const states = statesOf(options);
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
    const test = make(value, field, insensitive, states);
    return {
      run: (segment) => {
        const field = segment.terms(path);
        const { has } = none(segment);
        for (const { read } of field ? postingsOf(field, field.terms.all().filter(test)) : [])
          // Documents that were added after a snapshot have numbers beyond its end.
          for (const postings = read(); postings.next();) has[postings.document] = 1;
        return { has, scores: boost };
      },
      highlights: [{ path, steps: [{ offset: 0, accepts: test }] }],
    };
  };

const lower = (text: string, insensitive: boolean): string => (insensitive ? text.toLowerCase() : text);

const exact = (value: string, field: Field): string =>
  field.type === 'keyword' ? normalise(field, value) : value;

export const prefix = pattern('prefix', 'value', (value, field, insensitive) => {
  const start = lower(exact(value, field), insensitive);
  return (term) => lower(term, insensitive).startsWith(start);
});

/**
 * Parses a wildcard pattern of Lucene: `*` matches any text, `?` any character, and a backslash makes the
 * next character literal.
 */
function parseWildcard(text: string, insensitive: boolean): Expression {
  const characters = [...text];
  const parts: Expression[] = [];
  for (let at = 0; at < characters.length; at += 1) {
    const character = characters[at] ?? '';
    const escaped = character === '\\' ? characters[at + 1] : undefined;
    if (escaped !== undefined) at += 1;
    if (character === '*') parts.push(anyText);
    else if (character === '?') parts.push(anyOne);
    else parts.push(oneCharacter(escaped ?? character, insensitive));
  }
  return { kind: 'sequence', parts };
}

export const wildcard = pattern('wildcard', 'value', (value, field, insensitive) =>
  acceptPattern(() => parseWildcard(exact(value, field), insensitive)),
);

export const regexp = pattern(
  'regexp',
  'value',
  (value, _, insensitive, states) => {
    if (value.length > LONGEST_EXPRESSION)
      throw shardError(
        'query_shard_exception',
        `The length of regex [${value.length}] used in the Regexp Query request has exceeded the allowed maximum of [${LONGEST_EXPRESSION}].`,
      );
    return acceptPattern(() => new ExpressionParser(value, insensitive).parse(), undefined, states);
  },
  (options) => options.number('max_determinized_states'),
);
