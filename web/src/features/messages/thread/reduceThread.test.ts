import { emptyThread, reduceThread, type ThreadAction } from './reduceThread';
import type { ThreadLine } from './ThreadLine';
import type { ThreadState } from './ThreadState';
import { toParts } from './toParts';

/** The first message's number, and the number after the last one. All have five digits, so that ids are in order. */
const [OLDEST, NEWEST] = [10_000, 15_000];
const SIZE = 50;

const line = (number: number): ThreadLine => ({
  ...{ id: String(number), authorId: 'you', authorName: '', content: `text ${number}`, isEvent: false },
  ...{ createdAt: '', reads: [] },
});
/** Returns the messages from one number to another, without the latter. */
const lines = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => line(from + at));
/** Returns an answer of the API: the page before the message with a number, which is also the cursor. */
const pageBefore = (number: number) => ({
  ...{ token: String(number), lines: lines(number - SIZE, number) },
  olderToken: number === OLDEST + SIZE ? null : String(number - SIZE),
});
const run = (state: ThreadState, ...actions: ThreadAction[]) => actions.reduce(reduceThread, state);
const opened: ThreadAction = {
  type: 'opened',
  thread: { ...emptyThread, lines: lines(NEWEST - SIZE, NEWEST), olderToken: String(NEWEST - SIZE) },
};
/** Returns a thread that was scrolled up through a number of older pages. */
function scrolledUp(pages: number): ThreadState {
  let state = run(emptyThread, opened);
  for (let page = 0; page < pages; page += 1) {
    const older = pageBefore(Number(state.olderToken));
    state = run(state, { type: 'olderLoaded', ...older }, { type: 'moved', from: page - 3, to: page + 3 });
  }
  return state;
}
const numbersOf = (state: ThreadState) =>
  toParts(state).flatMap((part) => (part.lines ?? []).map(({ id }) => Number(id)));

test('as many messages are in memory after 100 pages as after 10', () => {
  const count = numbersOf(scrolledUp(10)).length;
  expect(numbersOf(scrolledUp(99))).toHaveLength(count);
  expect(count).toBeLessThanOrEqual(5 * SIZE);
});

test('the newest messages stay in memory, and the parts keep their positions', () => {
  const state = scrolledUp(99);
  expect(state.olderToken).toBeNull();
  expect(state.lines).toEqual(lines(NEWEST - SIZE, NEWEST));
  const positions = toParts(state).map(({ position }) => position);
  expect(positions).toEqual(Array.from({ length: 100 }, (_, at) => 98 - at));
});

test('a dropped page is restored by its cursor, without messages of its neighbours', () => {
  const state = scrolledUp(99);
  const dropped = state.pages[40]!;
  expect(dropped.lines).toBeNull();
  const before = Number(dropped.token);
  const found = lines(before - SIZE - 7, before);
  const restored = run(state, { type: 'restored', token: dropped.token, lines: found });
  expect(restored.pages[40]!.lines).toEqual(lines(before - SIZE, before));
});

test('a message is grouped with the one above it although that one is dropped', () => {
  const [oldest, below] = toParts(run(scrolledUp(5), { type: 'moved', from: 0, to: 3 }));
  expect([oldest!.lines, oldest!.above]).toEqual([null, undefined]);
  expect(below!.above).toEqual({ authorId: 'you', isEvent: false, createdAt: '' });
});

test('messages that arrive late are put into their page, and left to it while it is dropped', () => {
  const state = scrolledUp(10);
  const late = (number: number): ThreadLine => ({ ...line(number), id: `${number}.5` });
  const [near, far] = [late(NEWEST - 9 * SIZE), late(NEWEST - 3 * SIZE)];
  const next = run(state, { type: 'arrived', lines: [near, far, line(NEWEST)] });
  const ids = toParts(next).flatMap((part) => (part.lines ?? []).map(({ id }) => id));
  expect(ids).toContain(near.id);
  expect(ids).not.toContain(far.id);
  expect(ids).toEqual([...ids].sort());
  expect(ids.at(-1)).toBe(String(NEWEST));
});

test('a page is added once, although two requests have loaded it', () => {
  const action: ThreadAction = { type: 'olderLoaded', ...pageBefore(NEWEST - SIZE) };
  const once = run(emptyThread, opened, action);
  expect(run(once, action)).toBe(once);
});

test('who has read a message of an older page is shown', () => {
  const read = { userId: 'me', read: true, at: 'now' };
  const id = String(NEWEST - SIZE - 1);
  const state = run(scrolledUp(2), { type: 'read', lineId: id, read });
  const found = toParts(state)
    .flatMap((part) => part.lines ?? [])
    .find((each) => each.id === id);
  expect(found?.reads).toEqual([read]);
});
