/** How an index differs from the tables, by the ids of documents. */
export interface Differences {
  /** How many documents the tables say there must be. */
  documents: number;
  /** Not found, though the tables have it. */
  missing: string[];
  /** Found, but of another content. */
  stale: string[];
  /** Found, though the tables have it not. */
  ghosts: string[];
}
