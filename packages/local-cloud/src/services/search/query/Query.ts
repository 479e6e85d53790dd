import type { Analysis } from '../analysis/Analysis';
import type { Json } from '../Json';
import type { Mapping } from '../mapping/Mapping';
import type { Segment } from '../segment/Segment';
import type { Matches } from './Matches';

/** A query that has been checked and can run on any segment of its index. */
export interface Query {
  run(segment: Segment): Matches;
  /** What a highlighter marks; nothing for queries that look at no text. */
  highlights?: Highlight[];
}

/** A sequence of terms, one or more at each step, as a highlighter looks for it in one field. */
export interface Highlight {
  path: string;
  steps: { offset: number; accepts: (term: string) => boolean }[];
}

export interface QueryContext {
  mapping: Mapping;
  analysis: Analysis;
  /** What `now` means in this request. */
  now: number;
  /** Reads a query inside another one. */
  parse(json: Json | undefined): Query;
}

export type QueryParser = (json: Json | undefined, context: QueryContext) => Query;
