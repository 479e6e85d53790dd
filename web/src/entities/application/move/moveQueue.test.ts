/** @jest-environment jsdom */
import { webcrypto } from 'node:crypto';
import { delays } from '../../../lib/settings/delays';
import { stored } from '../../../lib/storage/stored';
import { keptMoves } from './keptMoves';
import { moveQueue } from './moveQueue';
import type { UnsentMove } from './UnsentMove';

Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

const aMove = { id: 'a.job', version: 3, to: 'SCREENING', reason: '', name: '縁 a', title: '案件' } as const;
const states = () => moveQueue.get().map(({ id, state }) => [id, state]);

beforeEach(() => {
  localStorage.clear();
  moveQueue.close();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('a change is sent once, after the time in which it can be taken back', async () => {
  const send = jest.fn(() => Promise.resolve(null));
  moveQueue.open('me', send);
  moveQueue.add([aMove]);
  await jest.advanceTimersByTimeAsync(delays.takeBack - 1);
  expect(send).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(delays.takeBack);
  expect(send).toHaveBeenCalledTimes(1);
  expect(moveQueue.get()).toEqual([]);
  expect(keptMoves.read('me')).toEqual([]);
});

test('a change that was sent at once is not sent again when its time has come', async () => {
  const send = jest.fn(() => new Promise<null>(() => undefined));
  moveQueue.open('me', send);
  moveQueue.add([aMove]);
  moveQueue.sendNow('waiting');
  await jest.advanceTimersByTimeAsync(delays.takeBack * 2);
  expect(send).toHaveBeenCalledTimes(1);
});

test('what the server has not confirmed is shown as left after the page was closed', () => {
  moveQueue.open('me', () => new Promise(() => undefined));
  moveQueue.add([aMove, { ...aMove, id: 'b.job' }]);
  moveQueue.sendNow('waiting');
  moveQueue.close();
  moveQueue.open('me', () => Promise.resolve(null));
  expect(states()).toEqual([
    ['a.job', 'left'],
    ['b.job', 'left'],
  ]);
});

test('a change of another tab is left to that tab until it is abandoned', () => {
  moveQueue.open('me', () => Promise.resolve(null));
  moveQueue.add([aMove]);
  moveQueue.close();
  stored.session.remove('movesTab');
  moveQueue.open('me', () => Promise.resolve(null));
  expect(moveQueue.get()).toEqual([]);
  moveQueue.close();
  jest.advanceTimersByTime(delays.otherTabSends + 1);
  moveQueue.open('me', () => Promise.resolve(null));
  expect(states()).toEqual([['a.job', 'left']]);
});

test('another person does not see the changes', () => {
  moveQueue.open('me', () => Promise.resolve(null));
  moveQueue.add([aMove]);
  moveQueue.close();
  moveQueue.open('other', () => Promise.resolve(null));
  expect(moveQueue.get()).toEqual([]);
});

test('a failed change keeps its reason and can be sent again', async () => {
  const failure = { kind: 'Offline' } as const;
  const outcomes: (UnsentMove['failure'] | null)[] = [failure, null];
  moveQueue.open('me', () => Promise.resolve(outcomes.shift() ?? null));
  moveQueue.add([aMove]);
  await jest.advanceTimersByTimeAsync(delays.takeBack);
  expect(moveQueue.get()).toMatchObject([{ state: 'failed', failure }]);
  moveQueue.sendNow('failed');
  await jest.advanceTimersByTimeAsync(0);
  expect(moveQueue.get()).toEqual([]);
});
