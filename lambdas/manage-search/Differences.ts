/** How an OpenSearch index differs from the tables. Each list contains ids of documents. */
export interface Differences {
  /** The number of documents that must exist, according to the tables. */
  documents: number;
  /** The ids of documents that must exist but do not. */
  missing: string[];
  /** The ids of documents whose content differs from what the tables require. */
  stale: string[];
  /** The ids of documents that exist but must not. */
  ghosts: string[];
}
