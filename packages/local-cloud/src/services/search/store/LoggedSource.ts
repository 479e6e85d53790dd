import type { JsonObject } from '../Json';
import type { StoredSource } from '../segment/StoredSource';
import type { LineFile } from './LineFile';

/** The source of a document that is read from its line in the log. */
export class LoggedSource implements StoredSource {
  constructor(
    private readonly file: LineFile,
    readonly at: number,
    readonly length: number,
  ) {}

  read(): JsonObject {
    return this.file.recent.get(this.at) ?? this.keep(this.parse());
  }

  /**
   * Puts the source of a document that was just written into the cache, because it is likely to be read soon.
   */
  keep(source: JsonObject): JsonObject {
    return this.file.recent.keep(this.at, source, this.length);
  }

  private parse(): JsonObject {
    const line = JSON.parse(this.file.read(this.at, this.length)) as { source: JsonObject };
    return line.source;
  }
}
