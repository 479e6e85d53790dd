/** @jest-environment jsdom */
import { webcrypto } from 'node:crypto';
import { sessionStore } from '../../../lib/auth/sessionStore';
import { personal } from '../../../lib/storage/personal';
import { settle } from '../../../testing/settle';
import type { Outgoing } from './Outgoing';
import { outbox, type Send } from './outbox';

Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

let stored: Outgoing[];
let answer: Awaited<ReturnType<Send>>;
/** Simulates a server that stores one message for each client token. */
const send: Send = async (message) => {
  const result = answer;
  await Promise.resolve();
  if (result === 'sent' && !stored.some(({ token }) => token === message.token)) stored.push(message);
  return result;
};
/**
 * Simulates a send whose response is lost: the server stores the message, but the send resolves to `offline`.
 */
const sendInVain: Send = async (message) => {
  stored.push(message);
  return 'offline';
};
const contents = () => stored.map(({ content }) => content);
const reload = () => {
  outbox.close();
  outbox.open('me');
};

beforeEach(() => {
  [stored, answer] = [[], 'sent'];
  localStorage.clear();
  reload();
});

test('twenty quick messages are sent in their order and leave the outbox', async () => {
  const texts = Array.from({ length: 20 }, (_, number) => `${number}`);
  for (const text of texts) outbox.add('talk', text, send);
  expect(outbox.get()).toHaveLength(20);
  await settle();
  expect(contents()).toEqual(texts);
  expect(outbox.get()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('without a connection nothing is lost: the connection sends everything again, in its order', async () => {
  answer = 'offline';
  for (const text of ['一', '二', '三']) outbox.add('talk', text, send);
  await settle();
  expect(outbox.get().map(({ state }) => state)).toEqual(['failed', 'failed', 'failed']);
  answer = 'sent';
  outbox.resume(send);
  await settle();
  expect(contents()).toEqual(['一', '二', '三']);
});

test('a message that is written when the connection is back does not overtake those that wait for it', async () => {
  answer = 'offline';
  for (const text of ['一', '二']) outbox.add('talk', text, send);
  await settle();
  answer = 'sent';
  outbox.add('talk', '三', send);
  await settle();
  expect(contents()).toEqual(['一', '二', '三']);
  expect(outbox.get()).toEqual([]);
});

test('what was written without a connection is sent after the page is loaded again, in its order', async () => {
  answer = 'offline';
  const texts = Array.from({ length: 20 }, (_, number) => `${number}`);
  for (const text of texts) outbox.add('talk', text, send);
  // The keys of a storage have no order.
  expect(new Set(outbox.get().map(({ at }) => at)).size).toBe(20);
  reload();
  expect(outbox.get().map(({ content }) => content)).toEqual(texts);
  answer = 'sent';
  outbox.resume(send);
  await settle();
  expect(contents()).toEqual(texts);
});

test('a message whose answer was lost is stored once, even if it is sent again days later', async () => {
  outbox.add('talk', '一度だけ', sendInVain);
  await settle();
  reload();
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3 * 86_400_000);
  outbox.resume(send);
  jest.restoreAllMocks();
  await settle();
  expect(contents()).toEqual(['一度だけ']);
  expect(outbox.get()).toEqual([]);
});

test('a message that failed keeps its token when it is sent again, and is not resumed by itself', async () => {
  answer = 'failed';
  outbox.add('talk', '再送', send);
  await settle();
  reload();
  const [failed] = outbox.get();
  answer = 'sent';
  outbox.resume(send);
  await settle();
  expect(stored).toEqual([]);
  outbox.again(failed!.token, send);
  await settle();
  expect(stored[0]!.token).toBe(failed!.token);
});

test('a message can be discarded, and conversations do not wait for each other', async () => {
  answer = 'failed';
  outbox.add('talk', 'やめる', send);
  await settle();
  outbox.discard(outbox.get()[0]!.token);
  answer = 'sent';
  outbox.add('other', '別の相手', send);
  await settle();
  expect([outbox.get(), contents()]).toEqual([[], ['別の相手']]);
  expect(localStorage).toHaveLength(0);
});

test('another person on this device neither sees nor sends what was not sent', async () => {
  answer = 'offline';
  outbox.add('talk', 'わたしの', send);
  await settle();
  answer = 'sent';
  outbox.open('another');
  outbox.resume(send);
  await settle();
  expect([outbox.get(), contents()]).toEqual([[], []]);
  outbox.open('me');
  expect(outbox.get()).toHaveLength(1);
});

test('signing out forgets what was not sent, also what was still on its way', async () => {
  answer = 'offline';
  outbox.add('talk', '送信中', send);
  personal.forgetAll();
  sessionStore.set({ status: 'guest', reason: 'signedOut' });
  await settle();
  expect([outbox.get(), localStorage.length]).toEqual([[], 0]);
});
