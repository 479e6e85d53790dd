import type { Json, JsonObject } from '../Json';
import type { QueryContext } from '../query/Query';
import type { Segment } from '../segment/Segment';

/** Sums up the documents given by number. */
export type Aggregation = (segment: Segment, documents: readonly number[]) => JsonObject;

export type AggregationParser = (
  json: Json | undefined,
  context: QueryContext,
  within: Aggregation,
) => Aggregation;
