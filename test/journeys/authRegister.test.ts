import { captured } from '../support/api/captured';
import { arriveAs } from '../support/browser/arriveAs';
import { fillFirstProfile } from '../support/browser/fillFirstProfile';
import { eventually } from '../support/eventually';
import { given } from '../support/given';
import { journey } from '../support/journey';
import { unique } from '../support/unique';
import { registering } from './parts/registering';

const { register, confirm, logInFirst } = registering;

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
