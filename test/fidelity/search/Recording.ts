import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from './normalise';

/** Answers of the real engine, by the titles of their cases; one line each, so that changes can be read. */
export class Recording {
  private readonly file: string;

  constructor(group: string) {
    this.file = join(__dirname, 'recordings', `${group}.json`);
  }

  read(): Record<string, Json> {
    return JSON.parse(readFileSync(this.file, 'utf8')) as Record<string, Json>;
  }

  write(answers: ReadonlyMap<string, Json>): void {
    const lines = [...answers].map(
      ([title, answer]) => `${JSON.stringify(title)}: ${JSON.stringify(answer)}`,
    );
    writeFileSync(this.file, `{\n${lines.join(',\n')}\n}\n`);
  }
}
