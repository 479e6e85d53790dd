import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from './normalise';

/** Answers of the real engine, by the titles of their cases; one line each, so that changes can be read. */
export class Recording {
  private readonly file: string;

  constructor(group: string) {
    this.file = join(__dirname, 'recordings', `${group}.ndjson`);
  }

  read(): Record<string, Json> {
    const lines = readFileSync(this.file, 'utf8').split('\n').filter(Boolean);
    return Object.fromEntries(lines.map((line) => JSON.parse(line) as [string, Json]));
  }

  write(answers: ReadonlyMap<string, Json>): void {
    writeFileSync(this.file, [...answers].map((answer) => `${JSON.stringify(answer)}\n`).join(''));
  }
}
