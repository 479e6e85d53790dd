import { mkdirSync, renameSync, statfsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { StoredSource } from '../segment/StoredSource';
import type { Change } from './Change';
import { LineFile } from './LineFile';
import { LoggedSource } from './LoggedSource';
import type { Line } from './readLines';

interface NumberedLine extends Line {
  /** Beginning with 1, counted from where reading began. */
  number: number;
}
/** The lines of a log without outdated documents, whose texts need no analysis. */
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
/** Index and id of a line that puts or deletes a document, read without parsing the whole line. */
function documentIn(line: Buffer): string | undefined {
  if (!DOCUMENTS.has(line.toString('latin1', KIND, KIND + 3))) return undefined;
  return line.toString('latin1', line.indexOf(',"index":'), line.indexOf(',"version":'));
}

const END = 256;

/** A change and the place of its document. */
export interface Logged {
  change: Change;
  source: StoredSource;
}

/** A length of a log in bytes and in lines. */
export interface Extent {
  size: number;
  lines: number;
}

/**
 * Changes as lines of one file. A change is in the file before it is acknowledged, so that it survives the end of
 * the process at any moment; a last line that is cut short was never acknowledged and is left out.
 */
export class AppendLog {
  private readonly path: string;
  private file: LineFile;
  /** Lines in the file. */
  length = 0;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.path = join(folder, 'log.ndjson');
    this.file = new LineFile(this.path, 'a+');
  }

  get extent(): Extent {
    return { size: this.file.size, lines: this.length };
  }

  /** The last bytes of that part of the log, which identify it. */
  endOf({ size }: Extent): string {
    const length = Math.min(size, END);
    return this.file.read(size - length, length);
  }

  /** What still counts of what was written behind `known`; to be read before anything is appended. */
  *read(known: Extent = { size: 0, lines: 0 }): Generator<Logged> {
    this.length = known.lines;
    for (const { at, bytes, number } of currentLines(this.file, known.size)) {
      this.length = known.lines + number;
      yield { change: JSON.parse(bytes.toString()) as Change, source: this.sourceAt(at, bytes.length) };
    }
  }

  /** The source of a document in this log. */
  sourceAt = (at: number, length: number): StoredSource => new LoggedSource(this.file, at, length);

  /** Appends a change and returns the place of its document. Call `flush` before acknowledging it. */
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

  /** True when the disk has room for a second copy of the log. */
  hasRoomToRewrite(): boolean {
    const { bavail, bsize } = statfsSync(dirname(this.path));
    return bavail * bsize > this.file.size;
  }

  /** Replaces the log by what `write` appends. Places in the old log become invalid. */
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
