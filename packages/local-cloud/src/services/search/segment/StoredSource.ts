import type { JsonObject } from '../Json';

/** The place of a document's JSON text on disk. It is read only when a result shows the document. */
export interface StoredSource {
  /** Offset in the log file of the line that has the document. */
  readonly at: number;
  /** Length of the document's line in bytes. */
  readonly length: number;
  read(): JsonObject;
}
