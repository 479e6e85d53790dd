import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { given } from '../../support/given';
import { origin } from '../../support/stack/origin';

const run = promisify(execFile);

/** Runs `npm run query` with these arguments, and returns what it prints and its exit code. */
async function ask(...args: string[]) {
  const env = { ...process.env, PORT: new URL(origin()).port };
  const command = ['--import', 'tsx', 'local/query.ts', ...args];
  const { stdout, stderr, code } = await run(process.execPath, command, { env }).then(
    (printed) => ({ ...printed, code: 0 }),
    (error: { stdout: string; stderr: string; code: number }) => error,
  );
  return { answer: stdout === '' ? null : (JSON.parse(stdout) as unknown), stderr, code };
}

test('the API is called by hand as a person, with variables, and with that person’s rights', async () => {
  const talent = await given.aTalent();
  const query = 'query ($sub: ID!) { getUser(sub: $sub) { sub } getUserPrivate(sub: $sub) { email } }';
  const variables = JSON.stringify({ sub: talent.sub });
  const { answer, code } = await ask('--as', talent.email, '--variables', variables, query);
  expect(answer).toEqual({ data: { getUser: { sub: talent.sub }, getUserPrivate: { email: talent.email } } });
  expect(code).toBe(0);
});

test('the API is called by hand as a guest, who is refused what guests may not call', async () => {
  const found = await ask('{ searchOpenJobs(limit: 1) { total } countRecords { table } }');
  expect(found).toMatchObject({ answer: { errors: [{ errorType: 'Unauthorized' }] }, code: 1 });
});

const QUERY = '{ searchOpenJobs(limit: 1) { total } }';

test.each([
  ['an address that nobody has', ['--as', 'nobody@example.com', QUERY], 'Nobody has the address'],
  ['variables that are no JSON', ['--variables', '{', QUERY], 'The variables are no JSON.'],
  ['a document that cannot be parsed', ['{ searchOpenJobs '], 'Unable to parse GraphQL query.'],
])('a call with %s ends with an error', async (_what, args, message) => {
  const sentence = expect.stringContaining(message) as string;
  expect(await ask(...args)).toMatchObject({ answer: { errors: [{ message: sentence }] }, code: 1 });
});

test('a call without a query says how to name one', async () => {
  expect(await ask()).toMatchObject({ stderr: expect.stringContaining('Name the query') as string, code: 1 });
});
