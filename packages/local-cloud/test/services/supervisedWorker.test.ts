import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { SupervisedWorker } from '../../src/processes/SupervisedWorker';
import { eventually } from '../support/eventually';

jest.setTimeout(60_000);

const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(() => said.mockClear());

const ready = "const { parentPort } = require('node:worker_threads'); parentPort.postMessage('ready');";

function supervise(code: string) {
  const lost: string[] = [];
  const supervised = new SupervisedWorker({
    name: 'Search',
    launch: async () => {
      const worker = new Worker(`${ready}${code}`, {
        eval: true,
        resourceLimits: { maxOldGenerationSizeMb: 8 },
      });
      await once(worker, 'message');
      return worker;
    },
    onLost: (sentence) => lost.push(sentence),
  });
  return { supervised, lost };
}

test.each([
  ['an exit', 'parentPort.once("message", () => process.exit(3))', 'exit code 3'],
  ['an error', 'parentPort.once("message", () => { throw new Error("no room") })', 'no room'],
  [
    'too much memory',
    'parentPort.once("message", () => { for (const all = []; ; ) all.push({}) })',
    'memory limit',
  ],
])('a thread that ends with %s is started again', async (_what, code, reason) => {
  const { supervised, lost } = supervise(code);
  await supervised.start();
  const first = supervised.current;
  first?.postMessage('end');
  await eventually(() => {
    expect(supervised.current).not.toBeNull();
    expect(supervised.current).not.toBe(first);
  }, 10);
  expect(String(said.mock.calls)).toMatch(/^Search ended unexpectedly \(.*\) and is started again\.$/);
  expect(String(said.mock.calls)).toContain(reason);
  expect(lost).toEqual([]);
  await supervised.terminate();
  expect(supervised.current).toBeNull();
});

test('a worker that was stopped stays stopped until it is started again', async () => {
  const { supervised } = supervise('parentPort.once("message", () => undefined)');
  await supervised.start();
  await supervised.terminate();
  expect(supervised.current).toBeNull();
  expect(said).not.toHaveBeenCalled();
  await supervised.start();
  expect(supervised.current).not.toBeNull();
  await supervised.terminate();
});

test('a worker that ends right after each start is not started again, and a message says so', async () => {
  const { supervised, lost } = supervise('setTimeout(() => process.exit(7), 5)');
  await supervised.start();
  await eventually(() => expect(lost).not.toEqual([]), 40);
  expect(lost).toEqual(['Search ends right after each start (exit code 7).']);
});
