import { mailedCode } from '../../support/api/mailedCode';
import { enterCode } from '../../support/browser/enterCode';
import type { Visit } from '../../support/browser/Visit';

// Eight lower-case letters are enough: length is the only rule.
const password = 'abcdefgh';

/** The steps from the registration screen to the screen of the first profile. */
export const registering = {
  async register({ page }: Visit, email: string): Promise<void> {
    await page.getByLabel('メールアドレス').fill(email);
    await page.getByLabel('パスワード', { exact: true }).fill(password);
    await page.getByLabel('パスワード（確認）').fill(password);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: '確認メールを送る' }).click();
    await page.waitForURL('**/auth/verify**');
  },
  async confirm({ page }: Visit, email: string): Promise<void> {
    await enterCode(page, await mailedCode(email));
    await page.getByText('メールアドレスを確認しました。ログインしてください').waitFor();
  },
  async logInFirst({ page }: Visit, email: string): Promise<void> {
    await page.waitForURL('**/auth/login**');
    expect(await page.getByLabel('メールアドレス').inputValue()).toBe(email);
    await page.getByLabel('パスワード', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'ログイン', exact: true }).click();
    await page.waitForURL('**/auth/profile-register**');
  },
};
