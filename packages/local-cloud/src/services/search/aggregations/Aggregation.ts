import type { Json, JsonObject } from '../Json';
import type { QueryContext } from '../query/Query';
import type { Segment } from '../segment/Segment';

/** Sums up the documents given by number, ascending. */
export type Aggregation = (segment: Segment, documents: Int32Array) => JsonObject;

export type AggregationParser = (
  json: Json | undefined,
  context: QueryContext,
  /** The sub-aggregations of each bucket; undefined when only counts are requested. */
  within: Aggregation | undefined,
) => Aggregation;
