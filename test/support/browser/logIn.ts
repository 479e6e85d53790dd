import { password } from '../api/signIn';
import type { Visit } from './Visit';

/** Signs a person in on the login screen and waits until the app shows the next screen. */
export async function logIn({ page, open }: Visit, email: string): Promise<void> {
  if (!new URL(page.url(), 'http://nowhere').pathname.startsWith('/auth/login')) await open('/auth/login');
  await page.getByLabel('メールアドレス').fill(email);
  await page.getByLabel('パスワード', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/auth/'));
}
