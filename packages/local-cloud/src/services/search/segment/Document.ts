import type { StoredSource } from './StoredSource';

/** A document as it was stored. */
export interface Document {
  id: string;
  version: number;
  sequence: number;
  /** In its segment. */
  number: number;
  source: StoredSource;
}
