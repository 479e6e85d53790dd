import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { replaceFile } from './replaceFile';

function parse<T>(line: string): T[] {
  try {
    return [JSON.parse(line) as T];
  } catch {
    return []; // A line that a crash cut short was never acknowledged.
  }
}

/** Records in the order they were added, one JSON line each. What `append` returned from survives a crash. */
export class JournalFile<T> {
  constructor(private readonly path: string) {
    mkdirSync(dirname(path), { recursive: true });
    if (!existsSync(path)) replaceFile(path, '');
    else this.replace(this.read());
  }

  read(): T[] {
    return readFileSync(this.path, 'utf8')
      .split('\n')
      .flatMap((line) => parse<T>(line));
  }

  append(record: T): void {
    appendFileSync(this.path, `${JSON.stringify(record)}\n`);
  }

  replace(records: T[]): void {
    replaceFile(this.path, records.map((record) => `${JSON.stringify(record)}\n`).join(''));
  }
}
