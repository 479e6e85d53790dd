import { appendFileSync, existsSync, mkdirSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';
import { replaceFile } from './replaceFile';

function parse<T>(line: string): T[] {
  try {
    return [JSON.parse(line) as T];
  } catch {
    return []; // A line that a crash cut short was never acknowledged.
  }
}

/**
 * A file to which records are appended, one line of JSON each. A record survives a crash of the process as
 * soon as `append` has returned.
 */
export class JournalFile<T> {
  private size = 0;

  constructor(private readonly path: string) {
    mkdirSync(dirname(path), { recursive: true });
    if (!existsSync(path)) replaceFile(path, '');
    else this.replace(this.read());
    ({ size: this.size } = statSync(path));
  }

  read(): T[] {
    return readFileSync(this.path, 'utf8')
      .split('\n')
      .flatMap((line) => parse<T>(line));
  }

  append(record: T): void {
    const line = `${JSON.stringify(record)}\n`;
    try {
      appendFileSync(this.path, line);
    } catch (error) {
      // Remove a partly written line, which would corrupt the next one.
      truncateSync(this.path, this.size);
      throw error;
    }
    this.size += Buffer.byteLength(line);
  }

  replace(records: T[]): void {
    const lines = records.map((record) => `${JSON.stringify(record)}\n`).join('');
    replaceFile(this.path, lines);
    this.size = Buffer.byteLength(lines);
  }
}
