import type { StoredSource } from './StoredSource';

/** A document that the search engine has stored. */
export interface Document {
  id: string;
  version: number;
  sequence: number;
  /** Number of the document in its segment of the search index. */
  number: number;
  source: StoredSource;
}
