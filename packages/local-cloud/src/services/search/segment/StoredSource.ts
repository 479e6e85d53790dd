import type { JsonObject } from '../Json';

/** Offset and length of a document's JSON text in the log file. The text is read only when it is needed. */
export interface StoredSource {
  /** Offset in the log file of the line that has the document. */
  readonly at: number;
  /** Length in bytes of the line in the log that contains the document. */
  readonly length: number;
  read(): JsonObject;
}
