import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { SupervisedWorker } from '../../src/processes/SupervisedWorker';
import { eventually } from '../support/eventually';

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
])('a thread that ends with %s is started again', async (_what, code, reason) => {
  const { supervised, lost } = supervise(code);
  await supervised.start();
  const first = supervised.current;
  first?.postMessage('end');
  await eventually(() => {
    expect(supervised.current).not.toBeNull();
    expect(supervised.current).not.toBe(first);
  });
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
