import fc from 'fast-check';
import { markRead } from '../../../lambdas/handle-changes/reactions/markRead';
import { Thread } from './Thread';

let thread: Thread;
beforeEach(() => (thread = new Thread()));
afterEach(() => thread.restore());

const counted = () => ({ count: thread.member.unreadCount, rows: thread.unread().length });

test('a position marks the unread rows up to it as read, and no later one', async () => {
  const [first, second, third] = [thread.store(1_000), thread.store(2_000), thread.store(4_000)];
  await markRead(thread.readTo(2_000));
  expect([first, second, third].map((sk) => thread.row(sk)?.read)).toEqual([true, true, false]);
  expect(counted()).toEqual({ count: 1, rows: 1 });
});

test('only the rows after the former position are read and written', async () => {
  thread.store(1_000);
  await markRead(thread.readTo(1_000));
  const later = thread.store(2_000);
  const before = thread.transactions;
  await markRead(thread.readTo(2_000));
  expect(thread.transactions).toBe(before + 1);
  expect(thread.row(later)?.read).toBe(true);
});

test('a count that the resolver could not make is made', async () => {
  for (const at of [1_000, 2_000, 3_000, 4_000]) thread.store(at);
  await markRead(thread.readTo(1_000, 4));
  expect(counted()).toEqual({ count: 3, rows: 3 });
});

test('rows that are deleted or read concurrently block nothing', async () => {
  const gone = thread.store(1_000);
  thread.store(2_000);
  const reading = thread.readTo(3_000);
  thread.onTransaction = () => {
    thread.onTransaction = () => undefined;
    thread.remove(gone);
  };
  await markRead(reading);
  expect(counted()).toEqual({ count: 0, rows: 0 });
});

test('thousands of rows are marked page by page; only those of one screen are announced individually', async () => {
  for (let number = 0; number < 2_000; number += 1) thread.store(number, number);
  const newest = thread.unread().slice(-80);
  const oldest = thread.unread().slice(0, -80);
  await markRead(thread.readTo(3_000));
  expect(counted()).toEqual({ count: 0, rows: 0 });
  expect(thread.transactions).toBe(21);
  expect(newest.every(({ isReadInBulk }) => isReadInBulk === undefined)).toBe(true);
  expect(oldest.every(({ isReadInBulk }) => isReadInBulk === true)).toBe(true);
});

test('the count equals the unread rows after any concurrent messages and repeated runs', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 8 }),
      fc.integer({ min: 0, max: 8 }),
      fc.integer({ min: 0, max: 8 }),
      fc.boolean(),
      async (early, position, during, isRepeated) => {
        thread.restore();
        thread = new Thread();
        for (let at = 0; at < early; at += 1) thread.store(at, at);
        const reading = thread.readTo(Math.min(position, early - 1), early);
        let stored = 0;
        thread.onQuery = () => {
          if (stored < during) thread.store(100 + stored, (stored += 1));
        };
        await markRead(reading);
        if (isRepeated) await markRead(reading);
        const seen = Math.max(0, Math.min(position + 1, early));
        expect(counted()).toEqual({ count: early - seen + stored, rows: early - seen + stored });
      },
    ),
    { numRuns: 100 },
  );
});

test.each([
  ['a new row', ({ after }: { after?: object }) => ({ after })],
  ['a row whose position is unchanged', () => ({ before: thread.member, after: thread.member })],
])('%s does not mark messages as read', async (_title, of) => {
  thread.store(1_000);
  await markRead(of(thread.readTo(3_000)) as never);
  expect(thread.transactions).toBe(0);
});
