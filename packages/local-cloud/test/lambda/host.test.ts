import { environmentOf } from '../support/environmentOf';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LambdaHost, Outcome } from '../../src/services/lambda/LambdaHost';
import { eventually } from '../support/eventually';
import { functionResource } from '../support/functionResource';
import { hostOf } from '../support/hostOf';
import { temporaryFolder } from '../../testing/temporaryFolder';

const folder = temporaryFolder();
const write = (name: string, code: string, more = {}) => functionResource(folder, name, code, more);
const queued: { queue: string; body: unknown }[] = [];
const ended: { name: string; outcome: Outcome }[] = [];
let host: LambdaHost;

beforeAll(() => {
  host = hostOf(
    [
      write('echo', 'let n = 0; exports.handler = async (event) => ({ event, n: ++n });'),
      write(
        'sandbox',
        `exports.handler = async (_, context) => ({ env: process.env, left: context.getRemainingTimeInMillis(),
          name: context.functionName });`,
        { Environment: { Variables: { TABLE: 'Things' } }, Timeout: 700 },
      ),
      write('callback', 'exports.handler = (event, context, callback) => callback(null, event.a);'),
      write('nothing', 'exports.handler = async () => undefined;'),
      write(
        'moody',
        `exports.handler = async (event) => {
          if (event.exit) process.exit(3);
          if (event.fail) throw new TypeError('no ' + event.fail);
          return 'well';
        };`,
        { Timeout: 300 },
      ),
      write('unexported', 'exports.other = 1;'),
      write('slow', 'exports.handler = (ms) => new Promise((done) => setTimeout(done, ms));'),
      write('reserved', 'exports.handler = (ms) => new Promise((done) => setTimeout(done, ms));', {
        ReservedConcurrentExecutions: 1,
      }),
      write('patient', 'exports.handler = async () => null;'),
      write('talkative', `exports.handler = async () => { console.log('first'); console.error('second'); };`),
      write('failing', `exports.handler = async () => { throw new Error('always'); };`, {
        DeadLetterConfig: { TargetArn: 'arn:queue' },
      }),
      { ...write('python', ''), properties: { ...write('python', '').properties, Runtime: 'python3.13' } },
    ],
    queued,
    ({ name }, outcome) => ended.push({ name, outcome }),
  );
});
afterAll(() => host.stop());

test('a package.json above the data folder does not affect how functions are loaded', async () => {
  const above = join(folder, 'modules');
  mkdirSync(above);
  writeFileSync(join(above, 'package.json'), '{ "type": "module" }');
  const below = hostOf([functionResource(above, 'below', 'exports.handler = async () => "read";')]);
  try {
    expect(await below.invoke('below', {})).toBe('read');
  } finally {
    await below.stop();
  }
});

test('one environment serves one event after another, found by name or by ARN', async () => {
  expect(await host.invoke('echo', { a: 1 })).toEqual({ event: { a: 1 }, n: 1 });
  expect(await host.invoke('arn:aws:lambda:ap-northeast-1:000000000000:function:echo', 2)).toEqual({
    event: 2,
    n: 2,
  });
});

test('a function sees its own variables, its role and the endpoints of this machine, and nothing else', async () => {
  process.env.SECRET_OF_THE_HOST = 'secret';
  const { env, left, name } = (await host.invoke('sandbox', {})) as {
    env: Record<string, string>;
    left: number;
    name: string;
  };
  expect(env).toMatchObject({
    TABLE: 'Things',
    AWS_REGION: 'ap-northeast-1',
    AWS_LAMBDA_FUNCTION_NAME: 'sandbox',
    AWS_ENDPOINT_URL_DYNAMODB: environmentOf(9, '').dynamodbEndpoint,
    AWS_SESSION_TOKEN: 'arn:aws:iam::000000000000:role/test sandbox',
  });
  expect(env).not.toHaveProperty('SECRET_OF_THE_HOST');
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThanOrEqual(700_000);
  expect(name).toBe('sandbox');
});

test('a handler can return its result by callback; no result is null', async () => {
  expect(await host.invoke('callback', { a: 'b' })).toBe('b');
  expect(await host.invoke('nothing', {})).toBeNull();
});

test('an error keeps its type, message and trace', async () => {
  await expect(host.invoke('moody', { fail: 'luck' })).rejects.toMatchObject({
    message: 'no luck',
    failure: { errorType: 'TypeError', errorMessage: 'no luck', trace: expect.any(Array) },
  });
});

test('a function that ends its process fails, and the next event is handled by a new environment', async () => {
  const bad = host.invoke('moody', { exit: true });
  const good = host.invoke('moody', {});
  await expect(bad).rejects.toThrow('exit status 3');
  expect(await good).toBe('well');
  expect(await host.invoke('moody', {})).toBe('well');
});

test('a handler that is not exported is refused with its name', async () => {
  await expect(host.invoke('unexported', {})).rejects.toThrow('index.handler is undefined or not exported');
});

test('more events than this machine has threads for wait for their turn and are all handled', async () => {
  await Promise.all(Array.from({ length: 12 }, () => host.invoke('slow', 20)));
});

test('what exceeds the reserved concurrency of a function is refused, and the others go on', async () => {
  ended.length = 0;
  const calls = await Promise.allSettled([
    ...[100, 100].map((ms) => host.invoke('reserved', ms)),
    host.invoke('echo', {}),
  ]);
  expect(calls.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(calls[1]).toMatchObject({ reason: { name: 'TooManyRequestsException' } });
  expect(ended.filter(({ outcome }) => outcome === 'throttled').map(({ name }) => name)).toEqual([
    'reserved',
  ]);
  await host.invoke('reserved', 1);
});

test('beyond what the account may run, calls are refused, and asynchronous events wait', async () => {
  host.restrict(1);
  const running = host.invoke('slow', 200);
  host.invokeLater('patient', {});
  await expect(host.invoke('echo', {})).rejects.toThrow('Rate Exceeded.');
  await running;
  await host.settled();
  host.restrict(null);
  expect(queued).toEqual([]);
  const outcomes = ended.filter(({ name }) => name === 'patient').map(({ outcome }) => outcome);
  // On a busy machine it is refused more than once.
  expect(new Set(outcomes.slice(0, -1))).toEqual(new Set(['throttled']));
  expect(outcomes.at(-1)).toMatchObject({ hasFailed: false });
});

test('the output of a function is stored line by line', async () => {
  await host.invoke('talkative', {});
  await eventually(() => {
    const printed = host.logs().talkative?.map(({ text }) => text);
    expect(printed?.sort()).toEqual(['first', 'second']);
  });
});

test('a failed asynchronous event is tried three times, then recorded in the failure queue', async () => {
  host.invokeLater('failing', { order: 1 });
  expect(await host.settled()).toBe(true);
  expect(queued).toEqual([
    {
      queue: 'arn:queue',
      body: expect.objectContaining({
        requestContext: expect.objectContaining({ condition: 'RetriesExhausted', approximateInvokeCount: 3 }),
        requestPayload: { order: 1 },
        responsePayload: expect.objectContaining({ errorMessage: 'always' }),
      }),
    },
  ]);
});

test('functions for other runtimes are not started and fail with their name', async () => {
  await expect(host.invoke('python', {})).rejects.toThrow('no function for Node called python');
});
