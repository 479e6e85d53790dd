import { isObject, type Json, type JsonObject } from '../Json';
import { Options, OBJECT_PARSER } from '../Options';
import { matching } from '../query/Matches';
import { parsingError, notEmulated } from '../Refusal';
import type { QueryContext } from '../query/Query';
import type { Aggregation, AggregationParser } from './Aggregation';
import { dateHistogram } from './dateHistogram';
import { metric } from './metric';
import { range } from './range';
import { terms } from './terms';

/** The aggregation `filter`: one bucket with the documents that match a query. */
const filter: AggregationParser = (json, context, within) => {
  const query = context.parse(json);
  return (segment, documents) => {
    const kept = matching(documents, query.run(segment));
    return { doc_count: kept.length, ...within?.(segment, kept) };
  };
};

/** The aggregation `filters`: a bucket for each of several named queries. */
const filters: AggregationParser = (json, context, within) => {
  const options = new Options(json, 'filters', OBJECT_PARSER);
  const named = options.take('filters');
  options.end();
  if (!isObject(named)) throw notEmulated('[filters] without names');
  const parts = Object.entries(named).map(([name, each]) => [name, filter(each, context, within)] as const);
  return (segment, documents) => {
    const buckets: JsonObject = {};
    for (const [name, part] of parts) buckets[name] = part(segment, documents);
    return { buckets };
  };
};

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
