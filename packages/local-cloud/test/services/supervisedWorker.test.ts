import { eventually } from '../support/eventually';
import { supervise } from '../support/supervise';

const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(() => said.mockClear());

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
