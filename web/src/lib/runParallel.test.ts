import { settle } from '../testing/settle';
import { runParallel } from './runParallel';

/** Starts `runParallel` with the given number of items. Each item ends when the test ends it. */
function start(count: number) {
  const controller = new AbortController();
  const begun: number[] = [];
  const ended: [number, string][] = [];
  const ends: (() => void)[] = [];
  const all = runParallel<number, string>({
    items: Array.from({ length: count }, (_, index) => index),
    run: (item) => {
      begun.push(item);
      return new Promise((resolve) => ends.push(() => resolve(`ended ${item}`)));
    },
    onOutcome: (item, outcome) => ended.push([item, outcome]),
    signal: controller.signal,
  });
  return { all, begun, ended, ends, stop: () => controller.abort() };
}

test('four items run at a time, and each outcome is reported', async () => {
  const { all, begun, ended, ends } = start(6);
  expect(begun).toEqual([0, 1, 2, 3]);
  ends[2]!();
  await settle();
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  expect(ended).toEqual([[2, 'ended 2']]);
  while (ended.length < 6) {
    ends.forEach((end) => end());
    await settle();
  }
  await all;
});

test('after a stop no further item begins, and those that have begun are awaited', async () => {
  const { all, begun, ended, ends, stop } = start(9);
  stop();
  ends.forEach((end) => end());
  await all;
  expect(begun).toEqual([0, 1, 2, 3]);
  expect(ended.map(([item]) => item)).toEqual([0, 1, 2, 3]);
});
