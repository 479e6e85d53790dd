/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { screens } from './routes';

const script = readFileSync(join(__dirname, '..', '..', 'public', 'first-paint.js'), 'utf8');

/** Runs the script on a path, and returns what it says about the page. */
function paint(path: string) {
  window.history.replaceState(null, '', path);
  delete document.documentElement.dataset.area;
  delete document.documentElement.dataset.mode;
  runInNewContext(script, { document, location: window.location, localStorage, sessionStorage });
  return { ...document.documentElement.dataset };
}

const signIn = (place: Storage) => place.setItem('CognitoIdentityServiceProvider.client.LastAuthUser', 'sub');
const pathOf = (pattern: string) => pattern.replaceAll(/:\w+\??/g, 'x').replace('*', 'x') || '/';
const areas = {
  bare: 'bare',
  public: 'public',
  main: 'signedIn',
  client: 'signedIn',
  admin: 'admin',
} as const;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test.each(screens.map(({ path, layout }) => [pathOf(path), layout] as const))(
  'the first paint of %s has the bars of its layout, for guests and for those who are signed in',
  (path, layout) => {
    expect(paint(path).area).toBe(layout === 'bare' ? 'bare' : 'public');
    signIn(localStorage);
    expect(paint(path).area).toBe(areas[layout]);
  },
);

test('tokens of this tab alone count too', () => {
  signIn(sessionStorage);
  expect(paint('/home').area).toBe('signedIn');
});

test.each([
  ['{"mode":"dark"}', 'dark'],
  ['{"mode":"light"}', undefined],
  ['no JSON', undefined],
  [null, undefined],
])('the settings %s start in the mode %s', (settings, mode) => {
  if (settings) localStorage.setItem('settings', settings);
  expect(paint('/jobs').mode).toBe(mode);
});
