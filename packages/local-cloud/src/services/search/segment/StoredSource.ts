import type { JsonObject } from '../Json';

/** The source (JSON) of a document, and where it is in the log file. `read` returns the source. */
export interface StoredSource {
  /** Offset in bytes of the log line that contains the document. */
  readonly at: number;
  /** Length in bytes of the log line that contains the document. */
  readonly length: number;
  read(): JsonObject;
}
