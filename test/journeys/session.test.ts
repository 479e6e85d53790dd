import { claimsOf } from '../support/api/claimsOf';
import type { Page } from 'playwright-core';
import { arriveAs } from '../support/browser/arriveAs';
import { logIn } from '../support/browser/logIn';
import { eventually } from '../support/eventually';
import { given } from '../support/given';
import { journey } from '../support/journey';

const useOf = (token: string) => claimsOf<{ token_use: string }>(token).token_use;

/**
 * Collects the tokens that the page sends after this call: in HTTP requests, and in the messages that start
 * subscriptions.
 */
function tokensOf(page: Page) {
  const tokens = { http: [] as string[], subscription: [] as string[] };
  page.on('request', (request) => {
    const token = request.headers()['authorization'];
    if (token && request.method() === 'POST' && request.url().endsWith('/graphql')) tokens.http.push(token);
  });
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const message = JSON.parse(String(payload)) as {
        type: string;
        payload?: { extensions?: { authorization?: { Authorization?: string } } };
      };
      const token = message.payload?.extensions?.authorization?.Authorization;
      if (message.type === 'start' && token) tokens.subscription.push(token);
    }),
  );
  return tokens;
}

journey.onAPhone('every operation of a signed-in person carries the ID token', async (visit) => {
  const { page } = visit;
  const tokens = tokensOf(page);
  await logIn(visit, (await given.theSeededTalent()).email);
  await eventually('a subscription', async () => tokens.subscription[0]);
  expect(tokens.http.length).toBeGreaterThan(1);
  expect(new Set([...tokens.http, ...tokens.subscription].map(useOf))).toEqual(new Set(['id']));
});

journey.onAPhone('a guest signs every operation and sends no token', async ({ page, open }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/graphql')) {
      asked.push(request.headers()['authorization'] ?? 'nothing');
    }
  });
  // What the page shows at first came with it.
  await open('/jobs');
  await page.getByRole('button', { name: '検索する' }).click();
  await eventually('a request', async () => asked[0]);
  await page.getByRole('article').first().waitFor();
  expect(asked.filter((authorization) => !authorization.startsWith('AWS4-HMAC-SHA256 '))).toEqual([]);
});

journey.onAPhone('a session that has ended leads to the login with a message', async (visit) => {
  const { page } = visit;
  await logIn(visit, (await given.aTalent()).email);
  await page.getByRole('link', { name: '案件を探す', exact: true }).first().click();
  await page.waitForURL('**/jobs');
  await page.getByRole('heading', { name: '新着の案件' }).waitFor();
  await page.waitForLoadState('networkidle');
  // Simulates an expired refresh token: nothing in the browser is valid any more. The click happens in the same step,
  // since a request in between would discover it first.
  await page.evaluate(`
    for (const key of Object.keys(localStorage)) {
      if (/\\.(accessToken|idToken|refreshToken)$/.test(key)) localStorage.removeItem(key);
    }
    document.querySelector('a[href="/home"]').click();
  `);
  await page.waitForURL('**/auth/login');
  await page.getByText('ログインの有効期限が切れました').first().waitFor();
});

/**
 * Returns a token with an invalid signature. A browser has such a token if its session is from a user pool
 * that was replaced by a new one.
 */
const foreign = (token: string) => `${token.slice(0, token.lastIndexOf('.'))}.${'A'.repeat(342)}`;

journey.onAPhone(
  'a person whose tokens Cognito rejects sees a message and can sign in again',
  async (visit) => {
    const { page, open, expectError } = visit;
    expectError(/401 \(Unauthorized\)/);
    const person = await given.aTalent();
    const { token, accessToken, refreshToken } = person;
    const tokens = { token: foreign(token), accessToken: foreign(accessToken) };
    // With a refresh token that is valid, the session goes on.
    await arriveAs(visit, { ...person, ...tokens });
    await open('/home');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await arriveAs(visit, { ...person, ...tokens, refreshToken: `${refreshToken}A` });
    await open('/home');
    await page.waitForURL('**/auth/login');
    await page.getByText('ログインの有効期限が切れました').first().waitFor();
    await logIn(visit, person.email);
    await page.waitForURL('**/home');
  },
);

journey.onAPhone('a guest whose identity no longer exists gets a new one', async ({ page, open }) => {
  await open('/jobs');
  await page.getByRole('heading', { name: '新着の案件' }).waitFor();
  await page.evaluate(`
    for (const key of Object.keys(localStorage)) {
      if (!key.endsWith('.identityId')) continue;
      localStorage.setItem(key, 'ap-northeast-1:00000000-0000-4000-8000-000000000000');
    }
  `);
  await open('/jobs');
  await page.getByRole('heading', { name: '新着の案件' }).waitFor();
});

journey.onADesktop(
  'a session starts with one operation, and a visit is recorded at most once in five minutes',
  async (visit) => {
    const { page, open, settle } = visit;
    await arriveAs(visit, await given.aTalent());
    let asked: string[] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith('/graphql')) return;
      const { query = '' } = request.postDataJSON() as { query?: string };
      asked.push(/\b(?:query|mutation) (\w+)/.exec(query)?.[1] ?? '');
    });
    const askedBy = async (path: string) => {
      asked = [];
      await open(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await settle();
      return asked.sort();
    };
    expect(await askedBy('/user/keep')).toEqual(['KeptJobs', 'SessionStart', 'Visit']);
    expect(await askedBy('/user/keep')).toEqual(['KeptJobs', 'SessionStart']);
    expect((await askedBy('/jobs')).includes('Catalogue')).toBe(true);
    expect((await askedBy('/jobs')).includes('Catalogue')).toBe(false);
  },
);

journey.onADesktop('the next person in the same window is shown nothing of the former', async (visit) => {
  const { page, open } = visit;
  await logIn(visit, (await given.aTalent()).email);
  await open('/jobs/result');
  const kept = page.getByRole('article').first().locator('[aria-pressed="true"]');
  await page.getByRole('article').first().locator('[aria-pressed="false"]').click();
  await kept.waitFor();

  // While the API does not answer, the screen can only show what is stored in the browser.
  const held: (() => void)[] = [];
  const release = () => held.splice(0).forEach((go) => go());
  let isHolding = true;
  await page.route('**/graphql', async (route) => {
    const { query = '' } = route.request().postDataJSON() as { query?: string };
    if (isHolding && query.includes('query SearchJobs')) await new Promise<void>((go) => held.push(go));
    await route.continue();
  });
  const showsNothingStored = async () => {
    await eventually('the search', async () => held[0]);
    await page.locator('main [aria-busy="true"]').first().waitFor();
    expect(await page.getByRole('article').count()).toBe(0);
  };

  await page.getByLabel('アカウントメニュー').click();
  await page.getByRole('button', { name: 'ログアウト' }).click();
  await showsNothingStored();
  release();
  await page.getByRole('article').first().locator('[aria-pressed="false"]').waitFor();

  // Without a page load, which would empty everything anyway.
  await page.getByRole('link', { name: 'ログイン' }).first().click();
  await page.waitForURL('**/auth/login*');
  await logIn(visit, (await given.aTalent()).email);
  await page.goBack();
  await page.waitForURL('**/jobs/result');
  await showsNothingStored();
  isHolding = false;
  release();
  await page.getByRole('article').first().locator('[aria-pressed="false"]').waitFor();
});
