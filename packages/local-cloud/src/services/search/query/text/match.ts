import { asList } from '../../Json';
import { Options } from '../../Options';
import { notEmulated, Refusal } from '../../Refusal';
import type { Segment } from '../../segment/Segment';
import { boostOf, fieldOptions } from '../fieldOptions';
import { queryAnalyzer } from './queryAnalyzer';
import { every, scaled, type Matches } from '../Matches';
import { phraseQuery } from './matchPhrase';
import { needsOfAny } from '../needs';
import type { Query, QueryContext, QueryParser } from '../Query';
import { best } from '../plainQueries';
import { termQuery } from '../term';
import { requiredSpans, highlightsOf, matchText, needsOfText } from './matchText';
import { spansOf } from './spansOf';
import { unmapped } from '../unmapped';

interface Wanted {
  operator: 'and' | 'or';
  least: string | undefined;
  analyzer: string | undefined;
  allWhenEmpty: boolean;
  isFuzzy: boolean;
}

function readWanted(options: Options): Wanted {
  return {
    operator: options.oneOf('operator', ['and', 'or'] as const) ?? 'or',
    least: options.text('minimum_should_match'),
    analyzer: options.text('analyzer'),
    isFuzzy: options.oneOf('fuzziness', ['auto'] as const) === 'auto',
    allWhenEmpty: options.oneOf('zero_terms_query', ['none', 'all'] as const) === 'all',
  };
}

export const match: QueryParser = (json, context) => {
  const { path, options } = fieldOptions(json, 'match', 'query');
  const text = options.required('query');
  const wanted = readWanted(options);
  const boost = boostOf(options);
  options.end();
  return matchQuery(path, text, wanted, boost, context);
};

/**
 * Creates a `match` query. It searches a text field for the terms of a text, in any order, and a field of any
 * other type for the exact value.
 */
function matchQuery(path: string, text: string, wanted: Wanted, boost: number, context: QueryContext): Query {
  const field = context.mapping.fields.get(path);
  if (!field) return unmapped(path, context);
  if (field.type !== 'text') return termQuery(path, text, boost, context);
  const analyzer = queryAnalyzer('match', field, wanted.analyzer, context);
  const tokens = analyzer?.analyze(text) ?? [];
  const stretches = spansOf(tokens);
  const least = requiredSpans(stretches.length, wanted.operator, wanted.least);
  const run = (segment: Segment): Matches =>
    stretches.length === 0 && wanted.allWhenEmpty
      ? every(segment)
      : matchText(segment, path, stretches, least, wanted.isFuzzy);
  return {
    run: (segment) => scaled(run(segment), boost),
    highlights: highlightsOf(path, tokens),
    needs: wanted.isFuzzy || wanted.allWhenEmpty ? undefined : needsOfText(path, stretches, least),
  };
}

const TYPES = ['best_fields', 'most_fields', 'phrase', 'phrase_prefix'] as const;

export const multiMatch: QueryParser = (json, context) => {
  const options = new Options(json, 'multi_match');
  const text = options.required('query');
  const type = readType(options.text('type') ?? 'best_fields');
  const fields = asList(options.take('fields')).map((each) => weighted(String(each)));
  const tie = options.number('tie_breaker') ?? (type === 'most_fields' ? 1 : 0);
  const wanted = readWanted(options);
  const boost = boostOf(options);
  options.end();
  if (fields.length === 0) throw notEmulated('multi_match without fields');
  const queries = fields.map(({ path, weight }) =>
    type === 'phrase' || type === 'phrase_prefix'
      ? phraseQuery(
          path,
          text,
          { isPrefix: type === 'phrase_prefix', analyzer: wanted.analyzer },
          weight,
          context,
        )
      : matchQuery(path, text, wanted, weight, context),
  );
  return {
    run: (segment) =>
      scaled(
        best(
          segment.size,
          queries.map((query) => query.run(segment)),
          tie,
        ),
        boost,
      ),
    highlights: queries.flatMap(({ highlights }) => highlights ?? []),
    needs: needsOfAny(queries.map(({ needs }) => needs)),
  };
};

function readType(name: string): (typeof TYPES)[number] {
  const type = TYPES.find((each) => each === name);
  if (!type)
    throw new Refusal(
      400,
      'parse_exception',
      `failed to parse [multi_match] query type [${name}]. unknown type.`,
    );
  return type;
}

function weighted(name: string): { path: string; weight: number } {
  if (name.includes('*')) throw notEmulated(`field pattern [${name}]`);
  const [path = '', weight] = name.split('^');
  return { path, weight: weight === undefined ? 1 : Number(weight) };
}
