import type { Analysis } from '../analysis/Analysis';
import type { Json } from '../Json';
import type { Mapping } from '../mapping/Mapping';
import type { Segment } from '../segment/Segment';
import type { Matches } from './Matches';

/** A parsed and validated search query, which can run on the documents of its index (segment). */
export interface Query {
  run(segment: Segment): Matches;
  /** The terms to highlight; undefined or empty if the query searches no text. */
  highlights?: Highlight[];
  /**
   * Keys of terms (`termKey`) of which every document that matches contains at least one; undefined if there are none.
   * Percolation asks a stored query only about documents that contain one of its terms.
   */
  needs?: readonly string[] | undefined;
  /** For a percolation that has run: the places, in the request, of the documents that each stored query matches. */
  slots?: ReadonlyMap<number, number[]> | undefined;
}

/**
 * A sequence of terms to highlight wherever it occurs in a field. Each entry of `steps` stands for one term
 * of the sequence and can accept several terms there.
 */
export interface Highlight {
  path: string;
  steps: { offset: number; accepts: (term: string) => boolean }[];
}

export interface QueryContext {
  mapping: Mapping;
  analysis: Analysis;
  /** The time of the search request in milliseconds since 1970: the value of `now` in its dates. */
  now: number;
  /** Whether the query is to be stored (`percolator`). */
  isStored?: boolean;
  /** Parses a search query that is nested in another one, such as a clause of `bool`. */
  parse(json: Json | undefined): Query;
}

export type QueryParser = (json: Json | undefined, context: QueryContext) => Query;
