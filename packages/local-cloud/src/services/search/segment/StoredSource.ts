import type { JsonObject } from '../Json';

/** The place of a document's source text, which is read only to show it. */
export interface StoredSource {
  /** Where its line begins, and how many bytes it has. */
  readonly at: number;
  readonly length: number;
  read(): JsonObject;
}
