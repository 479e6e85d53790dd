import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Recording {
  /**
   * Where the expected results in `cases` come from. The text begins with `run:` if AppSync returned them,
   * with `source:` if they follow from a document, and with `unverified:` if they have not been confirmed.
   */
  truth: string;
  cases: { title: string; expression: string; expected: unknown }[];
}

const folder = join(__dirname, '../cases');

/** Returns the recorded results of AppSync's utilities, as pairs of file name and the file's content. */
export function readRecordings(): [string, Recording][] {
  return readdirSync(folder).map((file) => [
    file,
    JSON.parse(readFileSync(join(folder, file), 'utf8')) as Recording,
  ]);
}

export function writeRecording(file: string, recording: Recording): void {
  writeFileSync(join(folder, file), `${JSON.stringify(recording, null, 2)}\n`);
}

/** Returns the code of a resolver whose request handler returns the value of the given expression. */
export function bundleOf(expression: string): string {
  return `import { util } from '@aws-appsync/utils';
import * as ddb from '@aws-appsync/utils/dynamodb';
export function request() { return ${expression}; }
export function response() {}`;
}
