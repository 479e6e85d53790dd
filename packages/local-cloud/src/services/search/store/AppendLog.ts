import { mkdirSync, renameSync, statfsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { StoredSource } from '../segment/StoredSource';
import type { Change } from './Change';
import { LineFile } from './LineFile';
import { LoggedSource } from './LoggedSource';
import type { Line } from './readLines';

interface NumberedLine extends Line {
  /** Number of a line in the log, counted from 1 at the line where reading began. */
  number: number;
}
/**
 * Yields the current lines of the log: of all lines about one document only the last. The texts of replaced
 * or deleted documents then need not be analyzed.
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
 * Returns a key for the document that a log line stores or deletes: the part of the line with the index and
 * the id. The line is not parsed. Undefined for any other line.
 */
function documentIn(line: Buffer): string | undefined {
  if (!DOCUMENTS.has(line.toString('latin1', KIND, KIND + 3))) return undefined;
  return line.toString('latin1', line.indexOf(',"index":'), line.indexOf(',"version":'));
}

const END = 256;

/** A change in the log of the search engine, and the place in the log of the document that it stores. */
export interface Logged {
  change: Change;
  source: StoredSource;
}

/** Length of a part of the search engine's log, in bytes and in lines. */
export interface Extent {
  size: number;
  lines: number;
}

/**
 * Log file of the search engine, with one change per line. A change is written to the file before it is
 * acknowledged, so that it survives a crash of the process. If the last line is incomplete, it was never
 * acknowledged, and it is ignored.
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
   * Returns the last bytes, at most 256, of a part of the log. A checkpoint stores them, to recognise later
   * whether the log still begins with this part.
   */
  endOf({ size }: Extent): string {
    const length = Math.min(size, END);
    return this.file.read(size - length, length);
  }

  /**
   * Reads the changes after the position `known` from the log. Changes that later changes have replaced are
   * left out. Call it before the first `append`.
   */
  *read(known: Extent = { size: 0, lines: 0 }): Generator<Logged> {
    this.length = known.lines;
    for (const { at, bytes, number } of currentLines(this.file, known.size)) {
      this.length = known.lines + number;
      yield { change: JSON.parse(bytes.toString()) as Change, source: this.sourceAt(at, bytes.length) };
    }
  }

  /**
   * Returns the source of a document (its JSON) at the given place in the log. It is read from the log when
   * it is needed.
   */
  sourceAt = (at: number, length: number): StoredSource => new LoggedSource(this.file, at, length);

  /**
   * Appends a change to the log and returns the place in the log of the document. Call `flush` before
   * acknowledging the change.
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
   * Replaces the log file by a new one. `write` must append all changes of the new log. Sources of documents
   * in the old log can no longer be read.
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
