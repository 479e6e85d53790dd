import { mailedCode } from '../support/api/mailedCode';
import { enterCode } from '../support/browser/enterCode';
import { journey } from '../support/journey';
import { unique } from '../support/unique';

journey.onAPhone('a wrong code is reported, a right one confirms the email', async ({ page, open, look }) => {
  const email = unique.email();
  await open('/auth/register');
  await page.getByLabel('メールアドレス').fill(email);
  await page.getByLabel('パスワード', { exact: true }).fill('abcdefg');
  await page.getByLabel('パスワード（確認）').fill('abcdefg');
  await page.getByText('パスワードは8文字以上で入力してください').waitFor();
  await page.getByRole('button', { name: '確認メールを送る' }).click();
  await page.getByText('利用規約とプライバシーポリシーへの同意が必要です').waitFor();
  await page.getByLabel('パスワード', { exact: true }).fill('abcdefgh');
  await page.getByLabel('パスワード（確認）').fill('abcdefgh');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '確認メールを送る' }).click();
  await page.waitForURL('**/auth/verify');

  const code = await mailedCode(email);
  await enterCode(page, code === '000000' ? '111111' : '000000');
  await page.getByRole('alert').getByText('コードが正しくありません').waitFor();
  await look('verify-wrong-code');
  await enterCode(page, code);
  await page.waitForURL('**/auth/login');
});

journey.onAPhone('signing in before confirming sends a new code and asks for it', async ({ page, open }) => {
  const email = unique.email();
  await open('/auth/register');
  await page.getByLabel('メールアドレス').fill(email);
  await page.getByLabel('パスワード', { exact: true }).fill('abcdefgh');
  await page.getByLabel('パスワード（確認）').fill('abcdefgh');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '確認メールを送る' }).click();
  await page.waitForURL('**/auth/verify');
  await mailedCode(email);

  await page.evaluate('sessionStorage.clear()');
  await open('/auth/verify');
  await page.getByText('確認を待っているメールアドレスがありません').waitFor();
  await page.getByRole('link', { name: 'ログインへ戻る' }).click();
  await page.getByLabel('メールアドレス').fill(email);
  await page.getByLabel('パスワード', { exact: true }).fill('abcdefgh');
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await page.waitForURL('**/auth/verify');
  await page.getByText(email).waitFor();
  await enterCode(page, await mailedCode(email, 2));
  await page.waitForURL('**/auth/login');
});
