import type { Visit } from './Visit';

/**
 * Fills in the three steps of the screen on which a newcomer registers a profile, and checks each with
 * `look`. Ends on the last step, before registering.
 */
export async function fillFirstProfile({ page, look }: Visit): Promise<void> {
  await page.getByRole('heading', { name: '基本情報' }).waitFor();
  await look('profile-register-basic');
  await page.getByLabel(/^姓/).fill('縁');
  await page.getByLabel(/^名/).fill('結子');
  await page.getByLabel(/^セイ/).fill('エニシ');
  await page.getByLabel(/^メイ/).fill('ユイコ');
  await page.getByLabel(/^表示名/).fill('ゆいこ');
  await page.getByRole('textbox', { name: '年', exact: true }).fill('1992');
  await page.getByRole('textbox', { name: '月', exact: true }).fill('4');
  await page.getByRole('textbox', { name: '日', exact: true }).fill('15');
  await page.getByLabel(/^電話番号/).fill('090-1234-5678');
  await page.getByRole('button', { name: '次へ' }).click();

  await page.getByRole('heading', { name: '希望する働き方' }).waitFor();
  await page.getByLabel(/^職種/).fill('サーバーサイド');
  await page.getByTitle('サーバーサイドエンジニア').last().waitFor();
  await page.getByLabel(/^職種/).press('Enter');
  await page.getByRole('radio', { name: '良い話があれば' }).first().check();
  await page.getByRole('radio', { name: 'すぐにでも' }).last().check();
  await look('profile-register-work');
  await page.getByRole('button', { name: '次へ' }).click();

  await page.getByRole('heading', { name: '確認と同意' }).waitFor();
  await look('profile-register-consent');
  await page.getByRole('checkbox', { name: /^サービスのご案内を確認しました/ }).check();
  await page.getByRole('checkbox', { name: /^利用規約とプライバシーポリシーに同意します/ }).check();
}
