/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { screens } from './routes';

const script = readFileSync(join(__dirname, '..', '..', 'public', 'first-paint.js'), 'utf8');

/** Runs the script on a path, in a page of a language, and returns what it says about the page. */
function paint(path: string, pageLanguage = 'ja') {
  window.history.replaceState(null, '', path);
  delete document.documentElement.dataset.area;
  delete document.documentElement.dataset.mode;
  delete document.documentElement.dataset.content;
  document.documentElement.dir = '';
  document.documentElement.lang = pageLanguage;
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

test.each([
  ['a guest', () => undefined, 'ja', undefined],
  [
    'a guest who has chosen the language of the page',
    () => localStorage.setItem('i18nextLng', 'de'),
    'de',
    undefined,
  ],
  ['a guest who has chosen another language', () => localStorage.setItem('i18nextLng', 'de'), 'ja', 'own'],
  ['a guest who is back to Japanese', () => localStorage.setItem('i18nextLng', 'ja'), 'de', 'own'],
  ['somebody who is signed in', () => signIn(localStorage), 'ja', 'own'],
])(
  'the content that the site has rendered is hidden from %s, if it is not theirs',
  (_, prepare, language, content) => {
    prepare();
    expect(paint('/jobs', language).content).toBe(content);
    expect(paint('/portfolio/a', language).content).toBe(content);
  },
);

test('the direction, the colour and the width are chosen before the content is seen', () => {
  localStorage.setItem('settings', '{"direction":"rtl","color":"purple","stretch":true}');
  expect(paint('/jobs')).toMatchObject({ color: 'purple', stretch: 'true' });
  expect(document.documentElement.dir).toBe('rtl');
});

describe('the scripts that the page names', () => {
  beforeEach(() => {
    document.head.innerHTML = `
      <meta name="scripts-talent" content="/assets/person.js /assets/both.js">
      <meta name="scripts-public" content="/assets/both.js">`;
  });
  afterEach(() => {
    document.head.innerHTML = '';
  });
  const preloaded = () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map((link) =>
      link.getAttribute('href'),
    );

  test('are those around the screens of the person', () => {
    signIn(localStorage);
    paint('/home');
    expect(preloaded()).toEqual(['/assets/person.js', '/assets/both.js']);
  });

  test.each([
    ['/jobs/result', ['/assets/both.js']],
    ['/about-us', []],
    ['/auth/login', []],
  ])('are for a guest on %s: %p', (path, expected) => {
    paint(path);
    expect(preloaded()).toEqual(expected);
  });
});
