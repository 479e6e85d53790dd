import { mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredSource } from '../segment/StoredSource';
import type { Change } from './Change';
import { currentLines } from './currentLines';
import { LineFile } from './LineFile';
import { LoggedSource } from './LoggedSource';

/** A change, and where the document that it puts is kept. */
export interface Logged {
  change: Change;
  source: StoredSource;
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

  /** What still counts of what was written before; to be read before anything is appended. */
  *read(): Generator<Logged> {
    for (const { at, bytes, number } of currentLines(this.file)) {
      this.length = number;
      const source = new LoggedSource(this.file, at, bytes.length);
      yield { change: JSON.parse(bytes.toString()) as Change, source };
    }
  }

  /** Answers where the document that is put is kept. To be followed by `flush` before anybody is told. */
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

  /** Puts what `write` appends in the place of all before. What was kept there is gone for who still looks for it. */
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
