import type { JsonObject } from '../Json';
import type { StoredSource } from '../segment/StoredSource';
import type { LineFile } from './LineFile';

/** A document's source (JSON), which is read from the document's line in the log when it is needed. */
export class LoggedSource implements StoredSource {
  constructor(
    private readonly file: LineFile,
    readonly at: number,
    readonly length: number,
  ) {}

  read(): JsonObject {
    return this.file.recent.get(this.at) ?? this.keep(this.parse());
  }

  /** Puts the source into the cache, so that the next `read` does not read the file. */
  keep(source: JsonObject): JsonObject {
    return this.file.recent.keep(this.at, source, this.length);
  }

  private parse(): JsonObject {
    const line = JSON.parse(this.file.read(this.at, this.length)) as { source: JsonObject };
    return line.source;
  }
}
