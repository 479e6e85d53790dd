/** @jest-environment jsdom */
import { hasTokens, rememberTokens, tokenStorage } from '../amplify/tokenStorage';
import { stored } from './stored';

const key = 'CognitoIdentityServiceProvider.client.LastAuthUser';

/** What a browser may refuse of its storages. */
const refusals = {
  'the access': () => {
    throw new DOMException('denied', 'SecurityError');
  },
  'every use': () =>
    new Proxy({} as Storage, {
      get: () => () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    }),
  'its existence': () => undefined,
};
const original = {
  localStorage: Object.getOwnPropertyDescriptor(window, 'localStorage') as PropertyDescriptor,
  sessionStorage: Object.getOwnPropertyDescriptor(window, 'sessionStorage') as PropertyDescriptor,
};

afterEach(() => {
  for (const [name, property] of Object.entries(original)) Object.defineProperty(window, name, property);
});

describe.each(Object.entries(refusals))('a browser that refuses %s of its storages', (_what, get) => {
  beforeEach(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { configurable: true, get });
  });

  test.each(['device', 'session'] as const)('%s keeps what is stored while the page is open', (kind) => {
    stored[kind].set('a', '1');
    expect(stored[kind].get('a')).toBe('1');
    expect(stored[kind].keys()).toContain('a');
    stored[kind].remove('a');
    expect(stored[kind].get('a')).toBeNull();
    expect(stored[kind].keys()).not.toContain('a');
  });

  test.each([true, false])('tokens are kept in memory, whether remembered or not (%s)', async (remember) => {
    rememberTokens(remember);
    expect(hasTokens()).toBe(false);
    await tokenStorage.setItem(key, 'talent');
    expect(await tokenStorage.getItem(key)).toBe('talent');
    expect(hasTokens()).toBe(true);
    rememberTokens(remember);
    expect(await tokenStorage.getItem(key)).toBeNull();
  });
});

test('what is stored again after a refusal is in the storage alone', () => {
  Object.defineProperty(window, 'localStorage', { configurable: true, get: refusals['the access'] });
  stored.device.set('b', 'old');
  Object.defineProperty(window, 'localStorage', original.localStorage);
  stored.device.set('b', 'new');
  expect(localStorage.getItem('b')).toBe('new');
  localStorage.setItem('b', 'of another tab');
  expect(stored.device.get('b')).toBe('of another tab');
  stored.device.remove('b');
});
