import type { EditedLink } from './AchievementValues';
import { diffRows } from './diffRows';

const stored = [
  { id: 'a', title: '記事', url: 'https://example.com/a' },
  { id: 'b', title: null, url: 'https://example.com/b' },
];

test('rows are added, changed and removed by their ids', () => {
  const added = { title: null, url: 'https://example.com/c' };
  const changed = { id: 'b', title: '発表', url: 'https://example.com/b' };
  expect(diffRows<EditedLink>(stored, [changed, added])).toEqual({
    added: [added],
    changed: [changed],
    removedIds: ['a'],
  });
});

test('nothing is written for equal rows', () => {
  expect(diffRows(stored, [...stored])).toEqual({ added: [], changed: [], removedIds: [] });
});

test('a kept row that was deleted somewhere else is added again', () => {
  expect(diffRows(stored.slice(1), stored).added).toEqual([stored[0]]);
});
