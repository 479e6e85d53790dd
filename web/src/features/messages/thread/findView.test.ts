import { findView } from './findView';

const positions = [3, 2, 1, 0, -1];
const heights = new Map(positions.map((position) => [position, 1000]));

test('only the parts near the range are drawn, and boxes replace the others', () => {
  expect(findView(positions, heights, { from: 1500, to: 2500 })).toEqual({
    ...{ oldest: 2, newest: 1, above: 1000, below: 2000 },
  });
});

test('at the beginning and at the end, what is added there is drawn at once', () => {
  expect(findView(positions, heights, { from: -500, to: 500 })).toEqual({
    ...{ oldest: Infinity, newest: 3, above: 0, below: 4000 },
  });
  expect(findView(positions, heights, { from: 4500, to: 6000 })).toEqual({
    ...{ oldest: -1, newest: -Infinity, above: 4000, below: 0 },
  });
});

test('a part that was never drawn is drawn where it belongs', () => {
  const view = findView([4, ...positions], heights, { from: -500, to: 500 });
  expect(view).toEqual({ oldest: Infinity, newest: 3, above: 0, below: 4000 });
});

test('behind the end the newest part is drawn, and nothing without parts', () => {
  expect(findView(positions, heights, { from: 9000, to: 9500 }).oldest).toBe(-1);
  expect(findView([], heights, { from: 0, to: 500 })).toEqual({
    ...{ oldest: Infinity, newest: -Infinity, above: 0, below: 0 },
  });
});
