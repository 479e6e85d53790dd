/** How an index differs from the tables, by the ids of documents. */
export interface Differences {
  /** The number of documents that must exist, according to the tables. */
  documents: number;
  /** Documents that must exist but do not. */
  missing: string[];
  /** Documents with other content than expected. */
  stale: string[];
  /** Documents that must not exist. */
  ghosts: string[];
}
