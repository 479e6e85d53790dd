import { isObject, type Json, type JsonObject } from '../Json';
import { Options } from '../Options';
import { parsingError } from '../Refusal';
import type { QueryContext } from '../query/Query';
import type { Aggregation, AggregationParser } from './Aggregation';
import { dateHistogram } from './dateHistogram';
import { filter, filters } from './filters';
import { metric } from './metric';
import { range } from './range';
import { terms } from './terms';

const BUCKETS: Record<string, AggregationParser | undefined> = {
  date_histogram: dateHistogram,
  filter,
  filters,
  range,
  terms,
};

/**
 * Parses all aggregations of a search request, with their sub-aggregations, and returns one function that
 * computes them. Its result is an object with the name and the result of each aggregation in the request.
 */
export function parseAggregations(json: Json | undefined, context: QueryContext): Aggregation {
  if (!isObject(json)) throw parsingError('Found two sub aggregation definitions under [aggs]');
  const parsed = Object.entries(json).map(([name, each]) => [name, parseOne(name, each, context)] as const);
  return (segment, documents) => {
    const results: JsonObject = {};
    for (const [name, aggregation] of parsed) results[name] = aggregation(segment, documents);
    return results;
  };
}

function parseOne(name: string, json: Json, context: QueryContext): Aggregation {
  const options = new Options(json, name);
  const inner = options.take('aggs') ?? options.take('aggregations');
  const [type, other] = options.rest();
  if (type === undefined) throw parsingError(`Missing definition for aggregation [${name}]`);
  if (other !== undefined)
    throw parsingError(`Found two aggregation type definitions in [${name}]: [${type}] and [${other}]`);
  const parse = Object.hasOwn(BUCKETS, type) ? BUCKETS[type] : metric(type);
  if (!parse) throw parsingError(`Unknown aggregation type [${type}]`);
  const within = inner === undefined ? undefined : parseAggregations(inner, context);
  return parse(options.take(type), context, within);
}
