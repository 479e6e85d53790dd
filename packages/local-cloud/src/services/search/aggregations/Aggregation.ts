import type { Json, JsonObject } from '../Json';
import type { QueryContext } from '../query/Query';
import type { Segment } from '../segment/Segment';

/**
 * Computes an aggregation over some documents of a segment (the documents of an index), and returns the
 * result in OpenSearch's JSON. `documents` contains the numbers of these documents in ascending order.
 */
export type Aggregation = (segment: Segment, documents: Int32Array) => JsonObject;

export type AggregationParser = (
  json: Json | undefined,
  context: QueryContext,
  /** Sub-aggregations for each bucket; undefined if buckets only need a count. */
  within: Aggregation | undefined,
) => Aggregation;
