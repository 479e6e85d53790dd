import type { Analysis } from '../analysis/Analysis';
import type { Json } from '../Json';
import type { Mapping } from '../mapping/Mapping';
import type { Segment } from '../segment/Segment';
import type { Matches } from './Matches';

/** A search query that has been parsed and validated, and can run on any segment of its index. */
export interface Query {
  run(segment: Segment): Matches;
  /**
   * Terms that a highlighter marks in the text; missing or empty for search queries on fields without text.
   */
  highlights?: Highlight[];
}

/**
 * A sequence of terms that a highlighter marks where the sequence occurs in a field. Each step of the
 * sequence can accept several terms.
 */
export interface Highlight {
  path: string;
  steps: { offset: number; accepts: (term: string) => boolean }[];
}

export interface QueryContext {
  mapping: Mapping;
  analysis: Analysis;
  /** The time of the search request in milliseconds since 1970, which `now` means in its dates. */
  now: number;
  /** Parses a search query that is nested in another one, such as a clause of `bool`. */
  parse(json: Json | undefined): Query;
}

export type QueryParser = (json: Json | undefined, context: QueryContext) => Query;
