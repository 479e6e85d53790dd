import { mergeLines } from './mergeLines';
import type { LineRead, ThreadLine } from './ThreadLine';

const line = (id: string, changes: Partial<ThreadLine> = {}): ThreadLine => ({
  ...{ id, authorId: 'you', authorName: '', content: id, isEvent: false, createdAt: '' },
  ...changes,
});
const read = (userId: string, isRead: boolean): LineRead => ({ userId, read: isRead, at: '' });
const ids = (lines: readonly ThreadLine[]) => lines.map(({ id }) => id);

test('a gap is filled in order, and no message appears twice', () => {
  const known = ['1', '2', '6'].map((id) => line(id));
  const found = ['2', '3', '4', '5', '6', '7'].map((id) => line(id));
  expect(ids(mergeLines(known, found))).toEqual(['1', '2', '3', '4', '5', '6', '7']);
});

test('the person’s own message stays theirs when its announcement shows a mask', () => {
  const [own] = mergeLines([line('1', { authorId: 'me' })], [line('1', { authorId: 'talk' })]);
  expect(own?.authorId).toBe('me');
});

test('who has read a message is not forgotten by an older answer', () => {
  const known = [line('1', { reads: [read('a', true), read('b', false)] })];
  const [merged] = mergeLines(known, [line('1', { reads: [read('a', false), read('b', true)] })]);
  expect(merged?.reads).toEqual([read('a', true), read('b', true)]);
  expect(mergeLines(known, [line('1')])[0]?.reads).toEqual(known[0]?.reads);
});
