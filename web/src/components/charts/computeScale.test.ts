import { computeScale } from './computeScale';

test.each([
  [
    [3, 7, 18],
    [0, 5, 10, 15, 20],
  ],
  [
    [0, 1],
    [0, 1],
  ],
  [
    [4, 10],
    [0, 5, 10],
  ],
  [
    [0, 0],
    [0, 1],
  ],
  [[], [0, 1]],
  [
    [null, 1234],
    [0, 500, 1000, 1500],
  ],
  [
    [0.2, 0.7],
    [0, 0.2, 0.4, 0.6, 0.8],
  ],
])('the lines of %p are at round numbers from zero', (values, ticks) => {
  expect(computeScale(values).ticks).toEqual(ticks);
});

test('a close scale begins near large numbers, but at zero when they change much', () => {
  expect(computeScale([341, 352], true).ticks).toEqual([340, 345, 350, 355]);
  expect(computeScale([100, 352], true).least).toBe(0);
});
