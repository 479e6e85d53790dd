import type { StoredSource } from './StoredSource';

/** A document that the search engine has stored. */
export interface Document {
  id: string;
  version: number;
  sequence: number;
  /** The document's number in its segment (the documents of an index). */
  number: number;
  source: StoredSource;
}
