import type { JsonObject } from '../Json';
import type { StoredSource } from '../segment/StoredSource';
import type { LineFile } from './LineFile';

/** A document that lies in the log, in the line that put it there. */
export class LoggedSource implements StoredSource {
  constructor(
    private readonly file: LineFile,
    readonly at: number,
    readonly length: number,
  ) {}

  read(): JsonObject {
    return this.file.recent.get(this.at) ?? this.keep(this.parse());
  }

  /** What was just written is soon asked for. */
  keep(source: JsonObject): JsonObject {
    return this.file.recent.keep(this.at, source, this.length);
  }

  private parse(): JsonObject {
    const line = JSON.parse(this.file.read(this.at, this.length)) as { source: JsonObject };
    return line.source;
  }
}
