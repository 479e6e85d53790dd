import { eventually } from '../support/eventually';
import { supervise } from '../support/supervise';

const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(() => said.mockClear());

// How soon such a thread ends depends on the memory that other programs leave.
test('a thread that takes too much memory is started again', async () => {
  const { supervised, lost } = supervise(
    'parentPort.once("message", () => { for (const all = []; ; ) all.push({}) })',
  );
  await supervised.start();
  const first = supervised.current;
  first?.postMessage('end');
  await eventually(() => {
    expect(supervised.current).not.toBeNull();
    expect(supervised.current).not.toBe(first);
  });
  expect(String(said.mock.calls)).toContain('memory limit');
  expect(lost).toEqual([]);
  await supervised.terminate();
});

test('a worker that ends right after each start is not started again, and a message says so', async () => {
  const { supervised, lost } = supervise('setTimeout(() => process.exit(7), 5)');
  await supervised.start();
  await eventually(() => expect(lost).not.toEqual([]));
  expect(lost).toEqual(['Search ends right after each start (exit code 7).']);
});
