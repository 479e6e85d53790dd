import { closeSync, fsyncSync, ftruncateSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Change } from './Change';
import { readLines } from './readLines';

/**
 * Changes as lines of one file. A change is in the file before it is acknowledged, so that it survives the end of
 * the process at any moment; a last line that is cut short was never acknowledged and is left out.
 */
export class AppendLog {
  private readonly file: string;
  private handle: number;
  /** Lines in the file. */
  length = 0;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.file = join(folder, 'log.ndjson');
    this.handle = openSync(this.file, 'a+');
  }

  *read(): Generator<Change> {
    let kept = 0;
    for (const { line, end } of readLines(this.handle)) {
      this.length++;
      yield JSON.parse(line) as Change;
      kept = end;
    }
    ftruncateSync(this.handle, kept);
  }

  append(changes: readonly Change[]): void {
    writeAll(this.handle, changes.map((change) => `${JSON.stringify(change)}\n`).join(''));
    this.length += changes.length;
  }

  /** Puts these changes in the place of all before them. */
  rewrite(changes: Iterable<Change>): void {
    const next = `${this.file}.next`;
    const handle = openSync(next, 'w');
    this.length = 0;
    for (const change of changes) {
      writeAll(handle, `${JSON.stringify(change)}\n`);
      this.length++;
    }
    fsyncSync(handle);
    closeSync(handle);
    closeSync(this.handle);
    renameSync(next, this.file);
    this.handle = openSync(this.file, 'a+');
  }

  close(): void {
    fsyncSync(this.handle);
    closeSync(this.handle);
  }
}

function writeAll(handle: number, text: string): void {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length;) at += writeSync(handle, bytes, at);
}
