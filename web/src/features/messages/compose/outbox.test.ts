/** @jest-environment jsdom */
import { webcrypto } from 'node:crypto';
import type { Outgoing } from './Outgoing';
import { outbox, type Send } from './outbox';

Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

let stored: Outgoing[];
let answer: Awaited<ReturnType<Send>>;
const send: Send = async (_id, message) => {
  const result = answer;
  await Promise.resolve();
  if (result === 'sent' && !stored.some(({ token }) => token === message.token)) stored.push(message);
  return result;
};
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
const contents = () => stored.map(({ content }) => content);

beforeEach(() => {
  [stored, answer] = [[], 'sent'];
  outbox.clear();
});

test('twenty quick messages are sent in their order and leave the outbox', async () => {
  const texts = Array.from({ length: 20 }, (_, number) => `${number}`);
  for (const text of texts) outbox.add('talk', text, send);
  expect(outbox.get('talk')).toHaveLength(20);
  await settle();
  expect(contents()).toEqual(texts);
  expect(outbox.get('talk')).toEqual([]);
});

test('without a connection nothing is lost: the connection sends everything again, in its order', async () => {
  answer = 'offline';
  for (const text of ['一', '二', '三']) outbox.add('talk', text, send);
  await settle();
  expect(outbox.get('talk').map(({ state }) => state)).toEqual(['failed', 'failed', 'failed']);
  answer = 'sent';
  outbox.resume(send);
  await settle();
  expect(contents()).toEqual(['一', '二', '三']);
});

test('a message that failed keeps its token when it is sent again, and is not resumed by itself', async () => {
  answer = 'failed';
  outbox.add('talk', '再送', send);
  await settle();
  const [failed] = outbox.get('talk');
  answer = 'sent';
  outbox.resume(send);
  await settle();
  expect(stored).toEqual([]);
  outbox.again('talk', failed!.token, send);
  await settle();
  expect(stored[0]!.token).toBe(failed!.token);
});

test('a token that the server no longer accepts is replaced', async () => {
  answer = 'failed';
  outbox.add('talk', '遅い再送', send);
  await settle();
  const [failed] = outbox.get('talk');
  answer = 'sent';
  jest.spyOn(Date, 'now').mockReturnValue(failed!.at + 10 * 60_000);
  outbox.again('talk', failed!.token, send);
  jest.restoreAllMocks();
  await settle();
  expect(stored[0]!.token).not.toBe(failed!.token);
});

test('a message can be discarded, and conversations do not wait for each other', async () => {
  answer = 'failed';
  outbox.add('talk', 'やめる', send);
  await settle();
  outbox.discard('talk', outbox.get('talk')[0]!.token);
  answer = 'sent';
  outbox.add('other', '別の相手', send);
  await settle();
  expect([outbox.get('talk'), contents()]).toEqual([[], ['別の相手']]);
});
