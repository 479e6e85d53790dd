import { mkdirSync, renameSync, statfsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { JsonObject } from '../Json';
import type { StoredSource } from '../segment/StoredSource';
import { LineFile } from './LineFile';
import type { Line } from './readLines';

interface NumberedLine extends Line {
  /** Number of a line in the log, counted from 1 at the line where reading began. */
  number: number;
}
/**
 * Yields the lines of the log, without those that a later line about the same document replaces. Documents
 * that were later replaced or deleted are thus not analyzed when the log is read.
 */
function* currentLines(file: LineFile, from: number): Generator<NumberedLine> {
  const last = new Map<string | number, number>();
  for (const { at, bytes } of file.lines(from)) last.set(documentIn(bytes) ?? at, at);
  const current = new Set(last.values());
  let number = 0;
  for (const line of file.lines(from)) {
    number++;
    if (current.has(line.at)) yield { ...line, number };
  }
}
const KIND = '{"do":"'.length;
const DOCUMENTS = new Set(['put', 'del']);
/**
 * Returns a text that identifies the document which a log line stores or deletes: its index and id, as they
 * are written in the line. Undefined for any other line. The line is not parsed, which saves time.
 */
function documentIn(line: Buffer): string | undefined {
  if (!DOCUMENTS.has(line.toString('latin1', KIND, KIND + 3))) return undefined;
  return line.toString('latin1', line.indexOf(',"index":'), line.indexOf(',"version":'));
}

const END = 256;

/** One change of the search engine's data, as a line of its log. */
type Change =
  | { do: 'create'; index: string; definition: JsonObject }
  | { do: 'drop'; index: string }
  | { do: 'point' | 'unpoint'; alias: string; index: string }
  | { do: 'put'; index: string; id: string; version: number; source: JsonObject }
  | { do: 'delete'; index: string; id: string; version: number };

/** A change that was read from the log of the search engine, with the place of its line. */
export interface Logged {
  change: Change;
  source: StoredSource;
}

/**
 * A part of the search engine's log that begins at the start of the log: its length in bytes and in lines.
 */
export interface Extent {
  size: number;
  lines: number;
}

/** A document's source (JSON), which is read from the document's line in the log when it is needed. */
class LoggedSource implements StoredSource {
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

/**
 * The log file of the search engine: one change per line. A change is acknowledged only when it is in the
 * file, so that it survives a crash of the process. An incomplete last line was never acknowledged, and is
 * ignored.
 */
export class AppendLog {
  private readonly path: string;
  private file: LineFile;
  /** Number of lines in the search engine's log file. */
  length = 0;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.path = join(folder, 'log.ndjson');
    this.file = new LineFile(this.path, 'a+');
  }

  get extent(): Extent {
    return { size: this.file.size, lines: this.length };
  }

  /**
   * Returns the last bytes (at most 256) of the given part of the log. A checkpoint contains them. If the log
   * has other bytes there at the next start, the checkpoint belongs to another log.
   */
  endOf({ size }: Extent): string {
    const length = Math.min(size, END);
    return this.file.read(size - length, length);
  }

  /**
   * Reads the changes that follow the part `known` of the log, except those that a later change replaces.
   * Call it before the first `append`.
   */
  *read(known: Extent = { size: 0, lines: 0 }): Generator<Logged> {
    this.length = known.lines;
    for (const { at, bytes, number } of currentLines(this.file, known.size)) {
      this.length = known.lines + number;
      yield { change: JSON.parse(bytes.toString()) as Change, source: this.sourceAt(at, bytes.length) };
    }
  }

  /**
   * Returns the source (JSON) of the document whose line in the log begins at this offset. The line is read
   * only when the source is needed.
   */
  sourceAt = (at: number, length: number): StoredSource => new LoggedSource(this.file, at, length);

  /**
   * Appends a change to the log, and returns the place of its line. Call `flush` before acknowledging the
   * change.
   */
  append(change: Change): StoredSource {
    const { at, length } = this.file.append(JSON.stringify(change));
    this.length++;
    const source = new LoggedSource(this.file, at, length);
    if (change.do === 'put') source.keep(change.source);
    return source;
  }

  flush(): void {
    this.file.flush();
  }

  /** Returns whether the disk has room for a second copy of the search engine's log. */
  hasRoomToRewrite(): boolean {
    const { bavail, bsize } = statfsSync(dirname(this.path));
    return bavail * bsize > this.file.size;
  }

  /**
   * Replaces the log file by a new one, which gets the changes that `write` appends. Sources of documents
   * that refer to the old file can no longer be read.
   */
  rewrite(write: () => void): void {
    const before = this.file;
    const next = `${this.path}.next`;
    this.file = new LineFile(next, 'w+');
    this.length = 0;
    write();
    this.file.sync();
    renameSync(next, this.path);
    before.close();
  }

  close(): void {
    this.file.close();
  }
}
