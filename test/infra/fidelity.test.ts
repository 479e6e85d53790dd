import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { askEarlyReturn } from '../fidelity/askEarlyReturn';
import { beliefs } from '../fidelity/beliefs';

/** Runs `npm run fidelity:record` with the given arguments and without AWS credentials. */
function run(args: string[]): Promise<{ code: number | null; output: string }> {
  const { AWS_ACCESS_KEY_ID: _key, AWS_PROFILE: _profile, ...others } = process.env;
  const nowhere = '/dev/null';
  const env = {
    ...others,
    ...{ AWS_CONFIG_FILE: nowhere, AWS_SHARED_CREDENTIALS_FILE: nowhere, AWS_EC2_METADATA_DISABLED: 'true' },
  };
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'test/fidelity/run.ts', ...args], { env });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('close', (code) => resolve({ code, output }));
  });
}

test('without credentials the command says what it would ask', async () => {
  const { code, output } = await run(['--stage', 'staging']);
  expect(code).toBe(0);
  expect(output).toContain('Nothing is asked');
  for (const { name, question } of beliefs) expect(output).toContain(`${name}: ${question}`);
});

test('a stage that does not exist is refused', async () => {
  const { code, output } = await run(['--stage', 'prod']);
  expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining('There is no stage "prod"') });
});

test('docs/aws.md has a row for each belief, below the heading that says who asks', () => {
  const [, asked = '', byHand = ''] = readFileSync('docs/aws.md', 'utf8').split(/^## /m);
  const named = (part: string) => [...part.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name]) => name);
  expect(named(asked)).toEqual(beliefs.filter(({ ask }) => ask).map(({ name }) => name));
  expect(named(byHand)).toEqual(beliefs.filter(({ ask }) => !ask).map(({ name }) => name));
});

describe('an answer of EvaluateCode', () => {
  let server: Server;
  let answer: object;
  beforeAll(async () => {
    server = createServer((_request, response) => response.end(JSON.stringify(answer)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    Object.assign(process.env, {
      APPSYNC_CONTROL_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      ...{ AWS_REGION: 'ap-northeast-1', AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' },
    });
  });
  afterAll(() => server.close());

  const asked = ['null', "{ is: 'early' }"];
  const late = asked.map((value) => `the handler went on after ${value}`);
  test.each([
    ['the early value is as believed', { evaluationResult: '{"is":"early"}' }, []],
    ['the late value differs', { evaluationResult: '{"is":"late"}' }, late],
    [
      'a refusal differs',
      { error: { message: 'no' } },
      asked.map((value) => `EvaluateCode refuses ${value}: no`),
    ],
  ])('with %s', async (_title, answered, differences) => {
    answer = answered;
    expect(await askEarlyReturn()).toEqual(differences);
  });
});
