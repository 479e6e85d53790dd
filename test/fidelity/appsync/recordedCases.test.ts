import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { evaluate } from '../../support/resolver/evaluate';

interface Recording {
  /** Where the truth of these cases comes from. */
  truth: string;
  cases: { title: string; expression: string; expected: unknown }[];
}

const folder = join(__dirname, 'cases');
const recordings = readdirSync(folder).map(
  (file) => [file, JSON.parse(readFileSync(join(folder, file), 'utf8')) as Recording] as const,
);

describe.each(recordings)('%s', (_file, { truth, cases }) => {
  test('says where its truth comes from', () => {
    expect(truth).toMatch(/^(run|source|unverified): /);
  });

  test.each(cases.map((each) => [each.title, each] as const))('%s', (_title, { expression, expected }) => {
    const code = `import { util } from '@aws-appsync/utils';
import * as ddb from '@aws-appsync/utils/dynamodb';
export function request() { return ${expression}; }
export function response() {}`;
    const { value, error } = evaluate(code, 'request');
    expect(error).toBeNull();
    expect(value).toEqual(expected);
  });
});
