import type { JsonObject } from '../Json';

/** Where the text of a document lies, which nobody needs but who is shown it. */
export interface StoredSource {
  /** Where its line begins, and how many bytes it has. */
  readonly at: number;
  readonly length: number;
  read(): JsonObject;
}
