import { password } from '../support/api/signIn';
import { logIn } from '../support/browser/logIn';
import type { Visit } from '../support/browser/Visit';
import { given } from '../support/given';
import { journey } from '../support/journey';

/** A script for the page, in which storage throws as it does where the browser blocks cookies and site data. */
const blockStorage = `for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
  Object.defineProperty(window, name, {
    get() {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });`;

async function enter({ page }: Visit, email: string, secret: string) {
  await page.getByLabel('メールアドレス').fill(email);
  await page.getByLabel('パスワード', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
}

journey.onAPhone(
  'errors on the login screen show after touch, in the words of the specification',
  async (visit) => {
    const { page, open, look } = visit;
    await open('/auth/login');
    await page.getByRole('heading', { name: 'ログイン', exact: true }).waitFor();
    expect(await page.title()).toBe('ログイン | Enishi');
    expect(await page.getByLabel('メールアドレス').getAttribute('type')).toBe('email');
    expect(await page.getByRole('checkbox', { name: 'ログイン情報を保存' }).isChecked()).toBe(true);
    expect(await page.getByText('を入力してください').count()).toBe(0);
    await look('login');

    await page.getByLabel('メールアドレス').focus();
    await page.getByLabel('パスワード', { exact: true }).focus();
    await page.getByText('メールアドレスを入力してください').waitFor();
    expect(await page.getByText('パスワードを入力してください').count()).toBe(0);
    await page.getByLabel('メールアドレス').focus();
    await page.getByText('パスワードを入力してください').waitFor();

    await enter(visit, 'talent@example.com', 'not-the-password');
    await page.getByRole('alert').getByText('メールアドレスまたはパスワードが違います').waitFor();
    await look('login-wrong-password');
    await enter(visit, 'nobody-here@example.com', password);
    await page.getByRole('alert').getByText('このメールアドレスは登録されていません').waitFor();
  },
);

journey.onAPhone('a guest who requests a guarded page returns to it after signing in', async (visit) => {
  const { page, open } = visit;
  const { email } = await given.aTalent();
  await open('/user/keep?sort=new');
  await page.waitForURL('**/auth/login');
  await enter(visit, email, password);
  await page.getByText('ログインしました').waitFor();
  await page.waitForURL('**/user/keep?sort=new');
  // The remembered path is forgotten once the screen is visible.
  await page.getByRole('heading', { level: 1 }).waitFor();
  await open('/auth/login');
  await page.waitForURL('**/home');
});

journey.onAPhone('a login from a job leads to the application form', async (visit) => {
  const { page, open } = visit;
  const { email } = await given.aTalent();
  const job = await given.anOpenJob();
  await open(`/auth/login?id=${job.id}`);
  expect(await page.getByRole('link', { name: '新規登録' }).getAttribute('href')).toContain(job.id);
  await enter(visit, email, password);
  await page.waitForURL(`**/jobs/detail/${job.id}?id=true`);
});

journey.onAPhone(
  'without saving, the login ends with the tab; with it, it reaches other tabs',
  async (visit) => {
    const { page, open } = visit;
    const { email } = await given.aTalent();
    const other = await page.context().newPage();
    await other.goto('/auth/login');
    await other.getByRole('heading', { name: 'ログイン', exact: true }).waitFor();

    await open('/auth/login');
    await page.getByRole('checkbox', { name: 'ログイン情報を保存' }).uncheck();
    await enter(visit, email, password);
    await page.waitForURL('**/home');
    await page.reload();
    await page.waitForURL('**/home');
    await other.reload();
    await other.getByRole('heading', { name: 'ログイン', exact: true }).waitFor();

    await other.getByLabel('メールアドレス').fill(email);
    await other.getByLabel('パスワード', { exact: true }).fill(password);
    await other.getByRole('button', { name: 'ログイン', exact: true }).click();
    await other.waitForURL('**/home');
    const third = await page.context().newPage();
    await third.goto('/home');
    await third.getByRole('heading', { level: 1 }).waitFor();

    await other.getByLabel('アカウントメニュー').click();
    await other.getByRole('button', { name: 'ログアウト' }).click();
    await other.waitForURL('**/auth/login');
    await third.waitForURL('**/auth/login');
  },
);

journey.onADesktop('the administrators’ pages do not exist for other people', async (visit) => {
  const { page, open } = visit;
  const { email } = await given.aTalent();
  await open('/admin/applies');
  await page.waitForURL('**/auth/login');
  await enter(visit, email, password);
  await page.waitForURL('**/404');
  for (const path of ['/ADMIN/applies', '/client/home', '/no/such/page']) {
    await open(path);
    await page.waitForURL('**/404');
  }
  await page.getByRole('heading', { name: 'ページが見つかりません' }).waitFor();
  await visit.look('not-found');
});

journey.onAPhone('a person without a profile is led to its registration from every page', async (visit) => {
  const { page, open } = visit;
  const { email } = await given.aNewcomer();
  await open('/user/keep');
  await enter(visit, email, password);
  await page.waitForURL('**/auth/profile-register');
  await open('/jobs');
  await page.waitForURL('**/auth/profile-register');
  await open('/terms');
  await page.getByRole('heading', { level: 1, name: '利用規約' }).waitFor();
});

journey.onAPhone(
  'another person who signs in does not return to the previous person’s page',
  async (visit) => {
    const { page } = visit;
    await logIn(visit, (await given.aTalent({ displayName: '一人目' })).email);
    await page.getByRole('heading', { level: 1, name: /一人目/ }).waitFor();
    await page.getByText('ログインしました').waitFor();
    await page.getByLabel('アカウントメニュー').click();
    await page.getByRole('button', { name: 'ログアウト' }).click();
    await page.waitForURL('**/auth/login');
    await logIn(visit, (await given.aTalent({ displayName: '二人目' })).email);
    await page.getByRole('heading', { level: 1, name: /二人目/ }).waitFor();
  },
);

journey.onAPhone('a browser that blocks storage signs a person in, until the page is left', async (visit) => {
  const { page } = visit;
  await page.addInitScript(blockStorage);
  await logIn(visit, (await given.aTalent()).email);
  await page.getByRole('link', { name: 'メッセージ' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'メッセージ' }).waitFor();
});
