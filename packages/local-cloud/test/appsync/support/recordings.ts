import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Recording {
  /** Where the truth of these cases comes from: `run: …`, `source: …` or `unverified: …`. */
  truth: string;
  cases: { title: string; expression: string; expected: unknown }[];
}

const folder = join(__dirname, '../cases');

/** The recorded answers of AppSync, by file name. */
export function readRecordings(): [string, Recording][] {
  return readdirSync(folder).map((file) => [
    file,
    JSON.parse(readFileSync(join(folder, file), 'utf8')) as Recording,
  ]);
}

export function writeRecording(file: string, recording: Recording): void {
  writeFileSync(join(folder, file), `${JSON.stringify(recording, null, 2)}\n`);
}

/** The bundle that evaluates a case: its request handler returns the expression. */
export function bundleOf(expression: string): string {
  return `import { util } from '@aws-appsync/utils';
import * as ddb from '@aws-appsync/utils/dynamodb';
export function request() { return ${expression}; }
export function response() {}`;
}
