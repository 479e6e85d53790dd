/** @jest-environment jsdom */
import { webcrypto } from 'node:crypto';
import { TextEncoder } from 'node:util';

Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
Object.assign(globalThis, { TextEncoder });

const config = {
  region: 'ap-northeast-1',
  identityPoolId: 'ap-northeast-1:pool',
  graphqlEndpoint: 'https://api.example.com/graphql',
};
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;

let asked: string[];
let dates: string[];
/** The ids of the identities that the simulated identity pool knows. */
let known: string[];
let clock: () => number;

const answer = (status: number, body: unknown, date = '') =>
  ({
    ...{ status, ok: status < 400, headers: { get: () => date } },
    json: () => (body === null ? Promise.reject(new Error('no JSON')) : Promise.resolve(body)),
  }) as unknown as Response;
let api: () => Response;

beforeEach(() => {
  jest.resetModules();
  localStorage.clear();
  [asked, dates, known, clock] = [[], [], [], Date.now];
  api = () => answer(200, { data: { hello: 'world' } });
  globalThis.fetch = (async (address: URL | string, { headers, body }: RequestInit = {}) => {
    if (String(address) === '/config.json') return answer(200, config);
    const given = headers as Record<string, string>;
    const operation = given['x-amz-target']?.split('.')[1];
    asked.push(operation ?? 'the API');
    if (operation === 'GetId') {
      known.push(`identity${known.length}`);
      return answer(200, { IdentityId: known.at(-1) });
    }
    if (operation) {
      const { IdentityId } = JSON.parse(String(body)) as { IdentityId: string };
      if (!known.includes(IdentityId)) return answer(400, { __type: 'ResourceNotFoundException' });
      const Credentials = {
        AccessKeyId: 'key',
        SecretKey: 'secret',
        SessionToken: 't',
        Expiration: inAnHour(),
      };
      return answer(200, { Credentials });
    }
    dates.push(given['x-amz-date'] ?? '');
    return api();
  }) as typeof fetch;
});

const send = async () => (await import('./sendAsGuest')).sendAsGuest({ query: '{ hello }', variables: {} });

test('operations at the same time share one identity and its credentials', async () => {
  const { sendAsGuest } = await import('./sendAsGuest');
  const hello = { query: '{ hello }', variables: {} };
  const answers = await Promise.all([sendAsGuest(hello), sendAsGuest(hello), sendAsGuest(hello)]);
  expect(answers[2]).toEqual({ data: { hello: 'world' } });
  await send();
  expect(asked.filter((one) => one !== 'the API')).toEqual(['GetId', 'GetCredentialsForIdentity']);
});

test('a guest keeps the identity until the pool no longer knows it', async () => {
  await send();
  jest.resetModules();
  await send();
  expect(known).toHaveLength(1);
  known = ['another'];
  jest.resetModules();
  await send();
  expect(asked.filter((one) => one === 'GetId')).toHaveLength(2);
});

test('credentials that end are replaced', async () => {
  const { sendAsGuest } = await import('./sendAsGuest');
  await sendAsGuest({ query: '{ hello }', variables: {} });
  jest.spyOn(Date, 'now').mockReturnValue(clock() + 56 * 60_000);
  await sendAsGuest({ query: '{ hello }', variables: {} });
  jest.restoreAllMocks();
  expect(asked.filter((one) => one === 'GetCredentialsForIdentity')).toHaveLength(2);
});

test('a wrong clock of the device is corrected by that of the API', async () => {
  const ahead = new Date(Date.now() + 3 * 3_600_000);
  api = () =>
    dates.length === 1
      ? answer(403, { errors: [{ message: 'Signature expired' }] }, ahead.toUTCString())
      : answer(200, { data: { hello: 'world' } });
  expect(await send()).toEqual({ data: { hello: 'world' } });
  expect(dates[1]!.slice(0, 11)).toBe(ahead.toISOString().replace(/[-:]/g, '').slice(0, 11));
});

test('the server’s time is learnt from any answer, before a signature is refused', async () => {
  const { serverClock } = await import('../api/serverClock');
  const ahead = Date.now() + 5 * 3_600_000;
  api = () => answer(200, { data: { hello: 'world' } }, new Date(ahead).toUTCString());
  await send();
  expect(Math.abs(serverClock.now() - ahead)).toBeLessThan(60_000);
  expect(dates).toHaveLength(1);
});

test('refusals are returned, and an answer that is none is a network error', async () => {
  const errors = [{ message: 'No', errorType: 'Unauthorized' }];
  api = () => answer(401, { errors });
  expect(await send()).toEqual({ data: null, errors });
  api = () => answer(502, null);
  await expect(send()).rejects.toThrow('network error');
});
