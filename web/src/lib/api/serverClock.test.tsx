import { webcrypto } from 'node:crypto';
import { Amplify } from 'aws-amplify';
import { act, renderHook } from '@testing-library/react';
import { outbox } from '../../features/messages/compose/outbox';
import { createClientToken } from '../apollo/createClientToken';
import { sendGraphql } from '../apollo/sendGraphql';
import { useClientToken } from '../apollo/useClientToken';
import { serverClock } from './serverClock';

Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

const MINUTE = 60_000;
const server = Date.parse('2026-11-20T01:00:00.000Z');
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const timeOf = (token: string) =>
  [...token.slice(0, 10)].reduce((at, digit) => at * 32 + DIGITS.indexOf(digit), 0);
/** How far the time in a token is from that of the server, in milliseconds. The API accepts ten minutes. */
const error = (token: string) => Math.abs(timeOf(token) - server);

beforeAll(() => {
  const GraphQL = {
    endpoint: 'https://api.example.com/graphql',
    region: 'r',
    defaultAuthMode: 'iam' as const,
  };
  Amplify.configure({ API: { GraphQL } });
});

const device = { time: server };
let date: string | null;
let posted: RequestInit[];

beforeEach(() => {
  [posted, date] = [[], new Date(server).toUTCString()];
  jest.spyOn(Date, 'now').mockImplementation(() => device.time);
  globalThis.fetch = (async (_url: string | URL, init: RequestInit = {}) => {
    posted.push(init);
    const headers = { get: (name: string) => (name === 'date' ? date : null) };
    return { status: 200, headers, json: async () => ({ data: { hello: 'world' } }) } as unknown as Response;
  }) as typeof fetch;
});
afterEach(() => jest.restoreAllMocks());

const hello = { query: '{ hello }', variables: {}, correlationId: 'id' };

test.each([-300, -20, 20, 300])(
  'a device whose clock is %s minutes off makes tokens with the server’s time',
  async (minutes) => {
    device.time = server + minutes * MINUTE;
    expect(await sendGraphql(hello, 'token')).toEqual({ data: { hello: 'world' } });
    expect(posted.at(-1)?.headers).toMatchObject({ authorization: 'token' });
    expect(error(createClientToken())).toBeLessThan(MINUTE);
    outbox.open('me');
    outbox.add('talk', 'こんにちは', () => Promise.resolve('offline'));
    expect(error(outbox.get().at(-1)?.token ?? '')).toBeLessThan(MINUTE);
    outbox.close();
  },
);

test('a token that was made before the time was known is not used again', async () => {
  device.time = server;
  await sendGraphql(hello, 'token');
  device.time = server + 300 * MINUTE;
  const { result } = renderHook(useClientToken);
  const wrong = result.current();
  expect(error(wrong)).toBeGreaterThan(10 * MINUTE);
  await act(() => sendGraphql(hello, 'token'));
  const right = result.current();
  expect(error(right)).toBeLessThan(MINUTE);
  expect(result.current()).toBe(right);
});

test('an answer without a readable date changes nothing, and seconds do not count', async () => {
  device.time = server;
  await sendGraphql(hello, 'token');
  date = null;
  device.time = server + 7;
  await sendGraphql(hello, 'token');
  expect(serverClock.now()).toBe(device.time);
  date = new Date(server - 5_000).toUTCString();
  await sendGraphql(hello, 'token');
  expect(serverClock.now()).toBe(device.time);
});
