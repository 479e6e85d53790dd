import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Recording {
  /**
   * Evidence for the expected results in the file: `run: …` for results of AppSync itself, `source: …` for a
   * document, or `unverified: …`.
   */
  truth: string;
  cases: { title: string; expression: string; expected: unknown }[];
}

const folder = join(__dirname, '../cases');

/** Reads the recorded results of AppSync's utilities, by the name of their file. */
export function readRecordings(): [string, Recording][] {
  return readdirSync(folder).map((file) => [
    file,
    JSON.parse(readFileSync(join(folder, file), 'utf8')) as Recording,
  ]);
}

export function writeRecording(file: string, recording: Recording): void {
  writeFileSync(join(folder, file), `${JSON.stringify(recording, null, 2)}\n`);
}

/**
 * Returns the code of a resolver whose request handler returns the given expression, so that running it
 * evaluates a recorded case.
 */
export function bundleOf(expression: string): string {
  return `import { util } from '@aws-appsync/utils';
import * as ddb from '@aws-appsync/utils/dynamodb';
export function request() { return ${expression}; }
export function response() {}`;
}
