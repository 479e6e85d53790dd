import type { JsonObject } from '../Json';

/** Where the text of a document lies, which nobody needs but who is shown it. */
export interface StoredSource {
  read(): JsonObject;
}
