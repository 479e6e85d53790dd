import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from './compareAnswers';

/**
 * A file with responses of a real OpenSearch: one line for each test case, with its title and the response.
 */
export class Recording {
  private readonly file: string;

  constructor(folder: string, group: string) {
    this.file = join(folder, `${group}.ndjson`);
  }

  read(): Record<string, Json> {
    const lines = readFileSync(this.file, 'utf8').split('\n').filter(Boolean);
    return Object.fromEntries(lines.map((line) => JSON.parse(line) as [string, Json]));
  }

  write(answers: ReadonlyMap<string, Json>): void {
    writeFileSync(this.file, [...answers].map((answer) => `${JSON.stringify(answer)}\n`).join(''));
  }
}
