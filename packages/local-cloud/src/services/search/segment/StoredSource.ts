import type { JsonObject } from '../Json';

/** The place of a document's JSON text on disk. It is read only when a result shows the document. */
export interface StoredSource {
  /** Offset of the document's line in the log, and below the number of bytes of the line. */
  readonly at: number;
  readonly length: number;
  read(): JsonObject;
}
