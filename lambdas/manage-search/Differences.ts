/** How an OpenSearch index differs from the tables. Each list contains ids of documents. */
export interface Differences {
  /** The number of documents that the index must contain, according to the tables. */
  documents: number;
  /** The ids of documents that the index must contain but does not. */
  missing: string[];
  /** The ids of documents whose content in the index differs from what the tables require. */
  stale: string[];
  /** The ids of documents that the index contains but must not. */
  ghosts: string[];
}
