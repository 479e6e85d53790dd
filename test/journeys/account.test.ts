import type { Page } from 'playwright-core';
import { mailedCode } from '../support/api/mailedCode';
import { password, signIn } from '../support/api/signIn';
import { query } from '../support/api/query';
import { enterCode } from '../support/browser/enterCode';
import { lentBrowser } from '../support/browser/lentBrowser';
import { logIn } from '../support/browser/logIn';
import { startVisit } from '../support/browser/startVisit';
import { given } from '../support/given';
import { journey } from '../support/journey';
import { unique } from '../support/unique';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

journey('a person changes the email with a mailed code, and signs in with it', async (visit) => {
  const { page, open, look } = visit;
  const talent = await given.aTalent();
  const email = unique.email();
  await logIn(visit, talent.email);
  await open('/user/edit-account');
  await look('edit-account');
  await press(page, 'メールアドレスを変更する');
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('新しいメールアドレス').fill(email);
  await sheet.getByRole('button', { name: '確認コードを送る' }).click();
  await sheet.getByText(`${email} に確認コードを送りました`).waitFor();
  await enterCode(page, '000000');
  await sheet.getByRole('alert').getByText('コードが正しくありません').waitFor();
  await look('edit-account-code');
  await enterCode(page, await mailedCode(email));
  await page.getByText('メールアドレスを変更しました').waitFor();
  await page.getByRole('main').getByText(email, { exact: true }).first().waitFor();
  const stored = `{ getUserPrivate(sub: "${talent.sub}") { email } }`;
  const { data } = await query(stored, {}, await signIn(email));
  expect(data).toEqual({ getUserPrivate: { email } });
  await open('/user/account');
  await page.getByRole('main').getByText(email, { exact: true }).first().waitFor();
  await look('account');
});

journey('a new password ends the session of another device, and not this one', async (visit) => {
  const { page, open, look } = visit;
  const talent = await given.aTalent();
  const other = await startVisit(lentBrowser(), { width: 390, looksAt: [390], contrastAt: 390 });
  await logIn(other, talent.email);
  await logIn(visit, talent.email);
  await open('/user/edit-account');
  await press(page, 'パスワードを変更する');
  const sheet = page.getByRole('dialog');
  const enter = async (current: string) => {
    await sheet.getByLabel('現在のパスワード').fill(current);
    await sheet.getByLabel('新しいパスワード', { exact: true }).fill('Enishi-2027');
    await sheet.getByLabel('新しいパスワード（確認）').fill('Enishi-2027');
    await sheet.getByRole('button', { name: 'パスワードを変更する' }).click();
  };
  await enter('not-the-password');
  await sheet.getByRole('alert').getByText('パスワードが違います').waitFor();
  await look('edit-account-password');
  await enter(password);
  await page.getByText('パスワードを変更し、ほかの端末からログアウトしました').waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'アカウントの設定', level: 1 }).waitFor();

  // The other device learns of it when its token is renewed.
  await other.page.evaluate(`for (const key of Object.keys(localStorage))
    if (key.endsWith('.idToken') || key.endsWith('.accessToken')) localStorage.removeItem(key)`);
  await other.page.reload();
  await other.page.waitForURL('**/auth/login**');
  await other.leave();
});

journey('a person chooses mail and a name, exports their data, and downloads the file', async (visit) => {
  const { page, open, look } = visit;
  const talent = await given.aTalent();
  await logIn(visit, talent.email);
  await open('/user/edit-account');
  await page.getByLabel(/^アカウントの名前/).fill('はな');
  await page.getByRole('checkbox', { name: '新着案件とお知らせ' }).uncheck();
  await press(page, '保存する');
  await page.getByText(/保存しました/).waitFor();
  await press(page, 'データを書き出す');
  const link = page.getByRole('button', { name: '「自分のデータ」をダウンロード' });
  await link.waitFor();
  await look('edit-account-export');
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  const data = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, { mailedOn?: string[] }[]>;
  expect(data.UserPrivate?.[0]).toMatchObject({ mailedOn: ['MESSAGE', 'APPLICATION'] });
  await open('/user/account');
  await page.getByText('はな', { exact: true }).waitFor();
  await page.getByText('未読のメッセージ、応募の状況', { exact: true }).waitFor();
});
