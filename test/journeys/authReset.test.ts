import { mailedCode } from '../support/api/mailedCode';
import { enterCode } from '../support/browser/enterCode';
import type { Visit } from '../support/browser/Visit';
import { given } from '../support/given';
import { journey } from '../support/journey';

async function askFor({ page, open }: Visit, email: string) {
  await open('/auth/reset-password');
  await page.getByLabel('メールアドレス').fill(email);
  await page.getByRole('button', { name: 'コードを送る' }).click();
  await page.getByText(`${email} が登録されていれば、再設定用のコードを送りました`).waitFor();
}

async function change({ page }: Visit, code: string) {
  await enterCode(page, code);
  await page.getByLabel('新しいパスワード', { exact: true }).fill('abcdefgh');
  await page.getByLabel('新しいパスワード（確認）').fill('abcdefgh');
  await page.getByRole('button', { name: 'パスワードを変更する' }).click();
}

journey.onAPhone('a forgotten password is replaced with a mailed code', async (visit) => {
  const { page, look } = visit;
  const { email } = await given.aTalent();
  // The mail that confirmed the registration contains a code as well.
  const former = await mailedCode(email);
  await askFor(visit, email);
  await look('reset-password');
  await change(visit, former);
  await page.getByRole('alert').getByText('コードが正しくありません').waitFor();
  await change(visit, await mailedCode(email, 2));
  await page.getByText('パスワードを変更しました。ログインしてください').waitFor();
  await page.waitForURL('**/auth/login');
  await page.getByLabel('パスワード', { exact: true }).fill('abcdefgh');
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await page.waitForURL('**/home');
});

journey.onAPhone('resetting a password does not reveal who is registered', async (visit) => {
  const { page } = visit;
  await askFor(visit, 'nobody-here@example.com');
  await change(visit, '123456');
  await page.getByRole('alert').getByText('コードが正しくありません').waitFor();
});
