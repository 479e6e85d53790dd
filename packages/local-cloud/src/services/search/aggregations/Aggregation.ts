import type { Json, JsonObject } from '../Json';
import type { QueryContext } from '../query/Query';
import type { Segment } from '../segment/Segment';

/**
 * Computes an aggregation over some documents of a segment (the documents of an index). `documents` has the
 * numbers of the documents in ascending order. Returns the result as OpenSearch's JSON.
 */
export type Aggregation = (segment: Segment, documents: Int32Array) => JsonObject;

export type AggregationParser = (
  json: Json | undefined,
  context: QueryContext,
  /** Sub-aggregations to compute for each bucket; undefined when each bucket has only a count. */
  within: Aggregation | undefined,
) => Aggregation;
