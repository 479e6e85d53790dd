import fc from 'fast-check';
import { markRead } from '../../../lambdas/handle-changes/reactions/markRead';
import { Thread } from './Thread';

let thread: Thread;
beforeEach(() => (thread = new Thread()));
afterEach(() => thread.restore());

const counted = () => ({ count: thread.member.unreadCount, rows: thread.unread().length });

test('reading all marks exactly the unread rows from before as read', async () => {
  const [first, second] = [thread.store(1_000), thread.store(2_000)];
  const reading = thread.readAll(3_000);
  const third = thread.store(4_000);
  await markRead(reading);
  expect([first, second, third].map((sk) => thread.row(sk)?.read)).toEqual([true, true, false]);
  expect(counted()).toEqual({ count: 1, rows: 1 });
});

test('a message written before the read but stored after it stays unread and counted', async () => {
  const seen = thread.store(1_000);
  const reading = thread.readAll(3_000);
  const unseen = thread.store(2_000);
  await markRead(reading);
  expect([seen, unseen].map((sk) => thread.row(sk)?.read)).toEqual([true, false]);
  expect(counted()).toEqual({ count: 1, rows: 1 });
});

test('a message with a later time than the read but stored before it is counted again', async () => {
  thread.store(4_000);
  await markRead(thread.readAll(3_000));
  expect(counted()).toEqual({ count: 1, rows: 1 });
});

test('rows missing from the index are read from the table', async () => {
  thread.notIndexed.add(thread.store(2_000));
  await markRead(thread.readAll(3_000));
  expect(counted()).toEqual({ count: 0, rows: 0 });
});

test('rows that are deleted or read concurrently block nothing', async () => {
  const gone = thread.store(1_000);
  thread.store(2_000);
  let queries = 0;
  thread.onQuery = () => {
    queries += 1;
    if (queries === 3) thread.remove(gone);
  };
  await markRead(thread.readAll(3_000));
  expect(counted()).toEqual({ count: 0, rows: 0 });
});

test('thousands of rows are marked page by page; only those of one screen are announced individually', async () => {
  for (let number = 0; number < 2_000; number += 1) thread.store(number, number);
  const newest = thread.unread().slice(-80);
  const oldest = thread.unread().slice(0, -80);
  await markRead(thread.readAll(3_000));
  expect(counted()).toEqual({ count: 0, rows: 0 });
  expect(thread.transactions).toBe(21);
  expect(newest.every(({ isReadInBulk }) => isReadInBulk === undefined)).toBe(true);
  expect(oldest.every(({ isReadInBulk }) => isReadInBulk === true)).toBe(true);
});

test('the count equals the unread rows after any concurrent events and repeated runs', async () => {
  const moments = fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(moments, moments, fc.boolean(), async (early, during, isRepeated) => {
      thread.restore();
      thread = new Thread();
      early.forEach((at, number) => thread.store(at, number));
      const reading = thread.readAll(3);
      const waiting = [...during];
      thread.onQuery = () => {
        const at = waiting.shift();
        if (at !== undefined) thread.store(at, 100 + waiting.length);
      };
      await markRead(reading);
      if (isRepeated) await markRead(reading);
      expect(counted().count).toBe(counted().rows);
      expect(counted().rows).toBeGreaterThanOrEqual(during.length - waiting.length);
    }),
    { numRuns: 100 },
  );
});

test.each([
  ['a new row', ({ after }: { after?: object }) => ({ after })],
  [
    'a row with unread messages',
    (change: object) => ({ ...change, after: { ...thread.member, unreadCount: 1 } }),
  ],
  ['a row whose time of reading is unchanged', () => ({ before: thread.member, after: thread.member })],
])('%s does not mark messages as read', async (_title, of) => {
  thread.store(1_000);
  await markRead(of(thread.readAll(3_000)) as never);
  expect(thread.transactions).toBe(0);
});
