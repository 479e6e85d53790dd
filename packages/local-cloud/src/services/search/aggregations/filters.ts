import { isObject, type JsonObject } from '../Json';
import { OBJECT_PARSER, Options } from '../Options';
import { notEmulated } from '../Refusal';
import { matching } from '../query/Matches';
import type { AggregationParser } from './Aggregation';

/** The aggregation `filter`: one bucket with the documents that match a query. */
export const filter: AggregationParser = (json, context, within) => {
  const query = context.parse(json);
  return (segment, documents) => {
    const kept = matching(documents, query.run(segment));
    return { doc_count: kept.length, ...within?.(segment, kept) };
  };
};

/** The aggregation `filters`: a bucket for each of several named queries. */
export const filters: AggregationParser = (json, context, within) => {
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
