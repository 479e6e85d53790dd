import { closeSync, fsyncSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs';
import { diskFull } from '../../../storage/diskFull';
import type { JsonObject } from '../Json';
import { SizedCache } from '../SizedCache';
import { readLines, type Line } from './readLines';

const ENOUGH = 1 << 20;
/** Maximum size of the cache of lines, in bytes of text. Parsed, the lines take about three times as much memory. */
const REMEMBERED = 4 << 20;

/** A file to which lines are appended. `append` keeps a line in memory; `flush` writes it to the file. */
export class LineFile {
  /** Recently read lines of the file as parsed JSON, by their offset. */
  readonly recent = new SizedCache<number, JsonObject>(REMEMBERED);
  private readonly handle: number;
  private waiting: Buffer[] = [];
  private waitingSize = 0;
  /** Size of the file in bytes, including lines that have not been flushed. */
  size = 0;

  constructor(path: string, flags: 'a+' | 'w+') {
    this.handle = openSync(path, flags);
  }

  /**
   * Yields the complete lines of the file, beginning at an offset. If the last line is incomplete, it is
   * removed from the file. Call it before the first `append`.
   */
  *lines(from: number): Generator<Line> {
    this.size = from;
    for (const line of readLines(this.handle, from)) {
      this.size = line.at + line.bytes.length + 1;
      yield line;
    }
    ftruncateSync(this.handle, this.size);
  }

  /** Appends a line to the file. Returns its offset and its length in bytes. */
  append(line: string): { at: number; length: number } {
    const bytes = Buffer.from(`${line}\n`);
    const at = this.size;
    this.size += bytes.length;
    this.waiting.push(bytes);
    this.waitingSize += bytes.length;
    if (this.waitingSize > ENOUGH) this.flush();
    return { at, length: bytes.length - 1 };
  }

  read(at: number, length: number): string {
    if (at + length > this.size - this.waitingSize) this.flush();
    const bytes = Buffer.allocUnsafe(length);
    return bytes.toString('utf8', 0, readSync(this.handle, bytes, 0, length, at));
  }

  flush(): void {
    if (this.waitingSize === 0) return;
    const bytes = Buffer.concat(this.waiting);
    const begin = this.size - this.waitingSize;
    try {
      for (let at = 0; at < bytes.length;)
        at += writeSync(this.handle, bytes, at, bytes.length - at, begin + at);
    } catch (error) {
      // The rest must start at its recorded position, so write all of it next time.
      ftruncateSync(this.handle, begin);
      if (diskFull.isReason(error)) diskFull.tell();
      throw error;
    }
    this.waiting = [];
    this.waitingSize = 0;
  }

  /** Writes the lines in memory to the file, waits until the whole file is on disk (fsync), and closes it. */
  close(): void {
    this.flush();
    fsyncSync(this.handle);
    closeSync(this.handle);
  }

  sync(): void {
    this.flush();
    fsyncSync(this.handle);
  }
}
