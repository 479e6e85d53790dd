import { findEvents } from './findEvents';
import type { ThreadLine } from './ThreadLine';

const line = (id: string, content: string, createdAt: string, isEvent = true): ThreadLine => ({
  ...{ id, content, createdAt, isEvent, authorId: 'a', authorName: '' },
});
const event = (type: 'APPLIED' | 'WITHDRAWN', at: string, message: string | null = null) => ({
  ...{ type, at, by: 'a', reason: null, stepId: null, stepTitle: null, message, url: null, files: null },
});

test('finds the words of each application, also after it was withdrawn and sent again', () => {
  const history = [
    event('APPLIED', '2026-01-01T00:00:00.000Z', '一度目'),
    event('WITHDRAWN', '2026-01-02T00:00:00.000Z'),
    event('APPLIED', '2026-01-03T00:00:00.000Z', '二度目'),
  ];
  const lines = [
    line('1', '応募しました', '2026-01-01T00:00:00.004Z'),
    line('2', '応募を辞退しました', '2026-01-02T00:00:00.010Z'),
    line('3', '応募しました', '2026-01-03T00:00:00.002Z'),
    line('4', '応募しました', '2026-01-03T00:00:01.000Z', false),
  ];
  const found = findEvents(lines, history);
  expect([...found].map(([id, { message }]) => [id, message])).toEqual([
    ['1', '一度目'],
    ['2', null],
    ['3', '二度目'],
  ]);
});

test('finds no event for a line that the history does not have', () => {
  expect(findEvents([line('1', '成約しました', '2026-01-01T00:00:00.000Z')], []).size).toBe(0);
});
