import { temporaryPassword } from '../support/api/temporaryPassword';
import { arriveAs } from '../support/browser/arriveAs';
import { encodeShiftJis } from '../support/encodeShiftJis';
import { given } from '../support/given';
import { journey } from '../support/journey';
import { eventually } from '../support/eventually';
import { graphql } from '../support/graphql';
import { query } from '../support/api/query';
import { unique } from '../support/unique';
import { downloaded } from '../support/browser/downloaded';

const registered = graphql(`
  query RegisteredNow($emails: [AWSEmail!]!) {
    listRegisteredEmails(emails: $emails)
  }
`);

journey('an administrator invites a talent, who signs in and chooses a password', async (visit) => {
  const { page, open, look } = visit;
  const email = unique.email();
  const invite = async () => {
    await page.getByLabel('メールアドレス').fill(email);
    await page.getByLabel(/^姓/).fill('招待');
    await page.getByLabel(/^名必須/).fill('花');
    await page.getByRole('textbox', { name: /^セイ/ }).fill('しょうたい');
    await page.getByRole('textbox', { name: /^メイ/ }).fill('はな');
    await page.getByLabel(/^表示名/).fill('はな');
    await page.getByRole('button', { name: '招待する', exact: true }).click();
  };
  await arriveAs(visit, await given.theAdministrator());
  await open('/admin/create-user');
  await page.getByLabel('メールアドレス').waitFor();
  await look('invite');
  await invite();
  await page.getByText('「招待 花」さんを招待しました。').waitFor();
  await invite();
  await page.getByText('すでに登録があるアドレスです').waitFor();
  await look('invite-taken');
  const secret = await temporaryPassword(email);
  await page.getByRole('button', { name: '変更を取り消す' }).click();
  await page.getByRole('button', { name: '取り消す', exact: true }).click();
  await page.getByRole('link', { name: '登録した内容を見る' }).click();
  await page.getByRole('heading', { level: 1, name: '招待 花' }).waitFor();
  await look('manage-user');
  await page.getByRole('tab', { name: 'アカウント' }).click();
  await page.getByText('ログインできます').waitFor();
  await look('manage-user-account');

  await page.context().clearCookies();
  await page.evaluate('localStorage.clear(); sessionStorage.clear()');
  await open('/user/account');
  await page.waitForURL('**/auth/login');
  await page.getByLabel('メールアドレス').fill(email);
  await page.getByLabel('パスワード', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await page.getByLabel('新しいパスワード', { exact: true }).fill('Enishi-2027');
  await page.getByLabel('新しいパスワード（確認）').fill('Enishi-2027');
  await look('login-first-password');
  await page.getByRole('button', { name: '設定してログイン' }).click();
  await page.waitForURL('**/auth/agree');
  await page.getByRole('heading', { name: 'はじめに、利用規約をご確認ください' }).waitFor();
  await page.getByRole('button', { name: '同意して始める' }).click();
  await page.getByText('利用規約とプライバシーポリシーへの同意が必要です').waitFor();
  await look('agree');
  // Every other page asks for the consent too, and opens after it.
  await open('/user/keep');
  await page.waitForURL('**/auth/agree');
  await page.getByRole('checkbox', { name: /^サービスのご案内を確認しました/ }).check();
  await page.getByRole('checkbox', { name: /^利用規約とプライバシーポリシーに同意します/ }).check();
  await page.getByRole('button', { name: '同意して始める' }).click();
  await page.waitForURL('**/user/keep');
  await page.getByRole('heading', { level: 1 }).waitFor();
});

journey.onADesktop(
  'a file in Shift_JIS is imported row by row, and again without creating anybody twice',
  async (visit) => {
    const { page, open, look } = visit;
    const admin = await given.theAdministrator();
    const run = unique.word();
    const row = (n: number) => `${run}-${n}@example.com,取込,${n}郎,トリコミ,ロウ,とりこみ${n},Web,${n % 8}`;
    const rows = Array.from({ length: 8 }, (_, index) => row(index + 1));
    const faulty = [
      'no-address,取込,誤,トリコミ,ゴ,ご,,',
      `${run}-x@example.com,取込,,トリコミ,ゴ,ご,,`,
      `${run}-1@example.com,取込,重複,トリコミ,ジュウフク,ちょうふく,,`,
    ];
    const isRegistered = async (lines: readonly string[]) => {
      const emails = lines.map((line) => line.split(',')[0] ?? '');
      const { data } = await query(registered, { emails }, admin);
      return data?.listRegisteredEmails.length === emails.length ? true : null;
    };
    const heading = 'メールアドレス,姓,名,セイ,メイ,表示名,メモ,働ける日数（1週間）';
    const text = [heading, ...rows, ...faulty].join('\r\n');
    const file = { name: 'talents.csv', mimeType: 'text/csv', buffer: Buffer.from(encodeShiftJis(text)) };
    await arriveAs(visit, admin);
    await open('/admin/create-user?by=file');
    for (const created of [7, 0]) {
      await page.locator('input[type=file]:enabled').setInputFiles(file);
      // The eighth row has no days of work: 0 is outside their range.
      await page.getByText('直しが必要な行：4').waitFor();
      await page.getByText(`招待できる行：${created}`, { exact: true }).waitFor();
      await page.getByText(`すでに登録がある：${7 - created}`, { exact: true }).waitFor();
      await page.getByText('メールアドレス：同じアドレスの行が').waitFor();
      await page.getByText('名：入力してください').waitFor();
      if (created > 0) {
        await look('import-preview');
        await page.getByRole('button', { name: '7名を招待する' }).click();
        await page.getByText('7名に招待メールを送りますか？').last().waitFor();
        await look('import-question');
        await page.getByRole('button', { name: '7名に送る' }).click();
        await page.getByText('招待した：7', { exact: true }).waitFor();
        await page.getByText('取り込めなかった：4', { exact: true }).waitFor();
        await look('import-done');
        await eventually('the index has all seven', () => isRegistered(rows.slice(0, 7)));
      }
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: '取り込めなかった行を保存' }).click();
      const [, ...failures] = (await downloaded(download)).trim().split('\r\n');
      const named = failures.map((line) => line.split(',').at(-1)?.replaceAll('"', '').split('：')[0]);
      expect(named).toEqual(['働ける日数（1週間）', 'メールアドレス', '名', 'メールアドレス']);
      await page.getByRole('button', { name: '別のファイルを選ぶ' }).click();
    }
  },
);
