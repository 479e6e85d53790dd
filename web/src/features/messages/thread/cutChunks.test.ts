import { cutChunks } from './cutChunks';
import type { ThreadLine } from './ThreadLine';

const lines = (from: number, to: number): ThreadLine[] =>
  Array.from({ length: to - from }, (_, index) => ({
    ...{ id: String(1000 + from + index), authorId: 'a', authorName: '', content: '', isEvent: false },
    createdAt: '',
  }));
const origin = String(1000 + 200);
const shapes = (all: ThreadLine[]) =>
  new Map(cutChunks(all, origin).map(({ key, lines: own }) => [key, own]));

test('all lines are in exactly one part, in their order', () => {
  for (const [from, to] of [
    [200, 250],
    [180, 231],
    [0, 333],
  ] as const) {
    const all = lines(from, to);
    const cuts = cutChunks(all, origin);
    expect(cuts.flatMap(({ lines: own }) => own)).toEqual(all);
    expect(cuts.map(({ from: index }) => all[index])).toEqual(cuts.map(({ lines: own }) => own[0]));
  }
});

test('parts stay the same when older and newer messages are added', () => {
  const before = shapes(lines(150, 260));
  const after = shapes(lines(50, 300));
  expect(after.get(-1)).toEqual(before.get(-1));
  expect(after.get(0)).toEqual(before.get(0));
});
