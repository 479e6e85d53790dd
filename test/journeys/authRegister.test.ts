import { captured } from '../support/api/captured';
import { mailedCode } from '../support/api/mailedCode';
import { arriveAs } from '../support/browser/arriveAs';
import { enterCode } from '../support/browser/enterCode';
import { fillFirstProfile } from '../support/browser/fillFirstProfile';
import type { Visit } from '../support/browser/Visit';
import { eventually } from '../support/eventually';
import { given } from '../support/given';
import { journey } from '../support/journey';
import { unique } from '../support/unique';

// Eight lower-case letters are enough: length is the only rule.
const password = 'abcdefgh';

async function register({ page }: Visit, email: string) {
  await page.getByLabel('メールアドレス').fill(email);
  await page.getByLabel('パスワード', { exact: true }).fill(password);
  await page.getByLabel('パスワード（確認）').fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '確認メールを送る' }).click();
  await page.waitForURL('**/auth/verify**');
}

async function confirm({ page }: Visit, email: string) {
  await enterCode(page, await mailedCode(email));
  await page.getByText('メールアドレスを確認しました。ログインしてください').waitFor();
}

async function logInFirst({ page }: Visit, email: string) {
  await page.waitForURL('**/auth/login**');
  expect(await page.getByLabel('メールアドレス').inputValue()).toBe(email);
  await page.getByLabel('パスワード', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await page.waitForURL('**/auth/profile-register**');
}

journey(
  'a visitor registers, confirms with the mailed code, signs in and fills the first profile',
  async (visit) => {
    const { page, open, look } = visit;
    const email = unique.email();
    await open('/auth/register');
    await page.getByRole('heading', { name: '新規登録' }).waitFor();
    await look('register');
    await register(visit, email);
    await look('verify');
    await confirm(visit, email);
    await logInFirst(visit, email);
    expect(await page.title()).toBe('プロフィール登録 | Enishi');
    await fillFirstProfile(visit);

    // Consent to being offered to organizations is off until the person gives it.
    expect(await page.getByRole('checkbox', { name: /^企業への紹介に同意します/ }).isChecked()).toBe(false);
    await page.getByRole('button', { name: '登録する' }).click();
    await page.waitForURL('**/home');
    await page.getByRole('heading', { level: 1, name: /ゆいこ/ }).waitFor();

    const post = await eventually('a word to the company', async () =>
      (await captured.slack()).find(({ blocks, text }) =>
        `${text}${JSON.stringify(blocks)}`.includes('縁 結子'),
      ),
    );
    expect(JSON.stringify(post)).toContain('サーバーサイドエンジニア');
  },
);

journey.onAPhone('a person who registers from a job returns to it, ready to apply', async (visit) => {
  const { page, open } = visit;
  const email = unique.email();
  const job = await given.anOpenJob();
  await open(`/auth/register?id=${job.id}`);
  await register(visit, email);
  expect(page.url()).toContain(`id=${job.id}`);
  await confirm(visit, email);
  await logInFirst(visit, email);
  expect(new URL(page.url()).searchParams.get('id')).toBe(job.id);
  await fillFirstProfile({ ...visit, look: async () => undefined });
  await page.getByRole('button', { name: '登録する' }).click();
  await page.waitForURL(`**/jobs/detail/${job.id}?id=true`);
});

journey.onAPhone('an unfinished profile is restored after a pause', async (visit) => {
  const { page, open } = visit;
  await arriveAs(visit, await given.aNewcomer());
  await open('/auth/profile-register');
  await page.getByLabel(/^表示名/).fill('途中の人');
  await page.getByLabel(/^電話番号/).fill('12345');
  await page.getByLabel(/^姓/).click();
  await page.getByText('電話番号は10桁または11桁の数字で入力してください').waitFor();
  await page.reload();
  await page.getByLabel(/^表示名/).waitFor();
  expect(await page.getByLabel(/^表示名/).inputValue()).toBe('途中の人');
});
