import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SimulatedAws } from '../support/infra/SimulatedAws';

const root = join(__dirname, '..', '..');
const home = mkdtempSync(join(tmpdir(), 'operator-'));
const aws = new SimulatedAws();
let endpoint: string;

beforeAll(async () => (endpoint = await aws.start()));
afterAll(() => {
  aws.stop();
  rmSync(home, { recursive: true });
});

const mailSender = ['-c', 'mailSender=no-reply@example.com'];
/** What a command needs besides the stage before it asks AWS. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  mail: mailSender,
  deploy: mailSender,
  admin: ['--email', 'somebody@example.com'],
  backup: ['--to', home],
  restore: ['--from', home],
};
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const commands = Object.entries(scripts).flatMap(([name, command]) => {
  const [, file] = /^tsx (infra\/operations\/\w+\.ts)$/.exec(command) ?? [];
  return file ? [{ name, file, needed: NEEDED[name] ?? [] }] : [];
});
const keys = { AWS_ACCESS_KEY_ID: 'AKIAOPERATOR', AWS_SECRET_ACCESS_KEY: 'secret' };

/** Runs a command as somebody does whose shell sets nothing for the SDK of AWS. */
async function run(file: string, args: readonly string[], credentials: object) {
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], {
    cwd: root,
    env: {
      ...{ PATH: process.env.PATH, HOME: home, AWS_ENDPOINT_URL: endpoint, ...credentials },
      AWS_EC2_METADATA_DISABLED: 'true',
    },
  });
  const [printed, complaint] = [child.stdout, child.stderr].map(async (stream) => {
    let text = '';
    for await (const chunk of stream) text += String(chunk);
    return text;
  });
  const status = await new Promise((resolve) => child.once('close', resolve));
  return { status, printed: await printed, complaint: await complaint };
}

const oneSentence = { status: 1, printed: '', complaint: expect.stringMatching(/^[^\n]+\n$/) };

test('every script of operators is among the commands', () => {
  const operations = Object.entries(scripts).filter(([, command]) => command.includes('infra/operations/'));
  expect(commands.map(({ name }) => name)).toEqual(operations.map(([name]) => name));
  expect(commands.length).toBeGreaterThan(10);
});

test.each(commands.filter(({ name, needed }) => needed !== mailSender && name !== 'source-maps'))(
  'npm run $name says in one sentence that the stage is not deployed',
  async ({ file, needed }) => {
    const answer = await run(file, ['--stage', 'staging', ...needed], keys);
    expect(answer).toEqual(oneSentence);
    expect(answer.complaint).toMatch(/^The stage staging is not deployed in /);
  },
);

test.each(commands.filter(({ name, needed }) => needed === mailSender || name === 'verify'))(
  'npm run $name says in one sentence that nobody has signed in',
  async ({ file, needed }) => {
    const answer = await run(file, ['--stage', 'staging', ...needed], {});
    expect(answer).toEqual(oneSentence);
    expect(answer.complaint).toMatch(/there are no AWS credentials; sign in/);
  },
);

test('npm run source-maps, which asks no stage, says in one sentence what is missing', async () => {
  const { file } = commands.find(({ name }) => name === 'source-maps')!;
  expect(await run(file, [], keys)).toEqual(oneSentence);
});

test('npm run fidelity:record, without credentials, complains about nothing', async () => {
  const { complaint } = await run('test/fidelity/run.ts', ['--stage', 'development'], {});
  expect(complaint).toBe('');
});
