import { query } from '../support/api/query';
import { arriveAs } from '../support/browser/arriveAs';
import { receiveReports } from '../support/browser/receiveReports';
import { eventually } from '../support/eventually';
import { given } from '../support/given';
import { journey } from '../support/journey';
import { ownStack } from '../support/stack/ownStack';
import { graphql } from '../support/graphql';

const host = 'errors.example.com';

ownStack({ settings: { SENTRY_DSN: `https://key@${host}/7`, ANALYTICS_ID: 'GTM-TEST1' } });

const updatePrivate = graphql(`
  mutation Tel($input: UpdateUserPrivateInput!) {
    updateUserPrivate(input: $input) {
      id
    }
  }
`);

journey.onADesktop('errors are reported without what identifies a person', async (visit) => {
  const { page, open, expectError } = visit;
  const talent = await given.aTalent({ displayName: 'ひみつのなまえ' });
  const tel = '090-9876-5432';
  const { errors } = await query(updatePrivate, { input: { sub: talent.sub, tel } }, talent);
  expect(errors).toEqual([]);
  const reports = await receiveReports(page, host);
  await page.route('https://www.googletagmanager.com/**', (route) => route.fulfill({ body: '' }));
  const sent = () => reports.bodies.map((body) => body.toString('utf8')).join('\n');
  const received = (what: string | RegExp) =>
    eventually(
      `a report with ${what}`,
      async () => (typeof what === 'string' ? sent().includes(what) : what.test(sent())) || null,
    );
  expectError(/a failure for/);
  expectError(/notifyErrorToSlack|createContactMessage/);
  try {
    await arriveAs(visit, talent);
    await open('/user/edit-basic?code=secret-code-1234');
    await page.getByLabel(/^電話番号/).waitFor();
    await page.getByLabel(/^自己紹介/).fill('だれにもみせない文章です。');
    await received('pageload');
    // Whatever an error says about the person is masked, too.
    const secrets = [talent.email, tel, tel.replaceAll('-', ''), talent.token, talent.accessToken];
    await page.evaluate(
      (text) => void Promise.reject(new Error(text)),
      `a failure for ${secrets.join(' ')} before the end`,
    );
    await received(/a failure for \[mail\] \[number\] \[number\] \[token\] \[token\] before the end/);
    await received('"type":"replay_recording"');
    // The number that the screen shows after a failed operation.
    let failed = '';
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('createContactMessage')) return route.fallback();
      failed ||= route.request().headers()['x-correlation-id'] ?? '';
      const errors = [{ errorType: 'InternalFailure', message: 'internal' }];
      await route.fulfill({ json: { data: null, errors } });
    });
    await open('/contact-us');
    await page.getByLabel('お名前').fill('ひみつのなまえ');
    await page.getByLabel('メールアドレス').fill(talent.email);
    await page.getByLabel('お問い合わせ内容').fill('だれにもみせない文章です。');
    await page.getByRole('button', { name: '送信する' }).click();
    await eventually('the mutation', async () => failed || null);
    await page.getByText(failed).first().waitFor();
    await received('****'); // The texts of the page, in the replay.
    await received(new RegExp(`"tags":\\{[^}]*"correlation_id":"${failed}"`));

    const text = sent();
    const shown = ['ひみつのなまえ', 'だれにもみせない文章', 'secret-code-1234', '結子', 'エニシ'];
    for (const secret of [...secrets, ...shown]) expect(text.includes(secret)).toBe(false);
    expect(text).not.toMatch(/[\w.+-]+@example\.com/);
    // Neither pictures nor drawings.
    expect(text).not.toMatch(/"tagName":"path"/);
    expect(text).toContain('"environment":"development"');
  } finally {
    reports.stop();
  }
});

journey.onADesktop('views of pages are reported, and no other script runs', async (visit) => {
  const { page, open, expectError } = visit;
  expectError(/Content Security Policy/);
  await page.route('https://www.googletagmanager.com/gtm.js?id=GTM-TEST1', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.hasTagManager = true;' }),
  );
  await page.route(`https://${host}/**`, (route) => route.fulfill({ body: '{}' }));
  await page.route('https://evil.example.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.hasEvil = true;' }),
  );
  await open('/terms');
  const views = () =>
    page.evaluate(
      '(window.dataLayer ?? []).filter(({ event }) => event === "page_view").map((v) => v.page_path)',
    );
  await eventually(
    'the view of the page',
    async () => ((await views()) as string[]).includes('/terms') || null,
  );
  await eventually('the tag manager', async () =>
    (await page.evaluate('window.hasTagManager')) ? true : null,
  );
  await page.evaluate(`new Promise((resolve) => {
    const inline = document.createElement('script');
    inline.textContent = 'window.hasEvil = true;';
    document.head.append(inline);
    const other = document.createElement('script');
    other.src = 'https://evil.example.com/a.js';
    other.onload = other.onerror = resolve;
    document.head.append(other);
  })`);
  expect(await page.evaluate('window.hasEvil')).toBeUndefined();
});
