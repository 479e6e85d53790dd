import type { Page } from 'playwright-core';
import { erasure } from '../access/accounts/erasure';
import { storedTexts } from '../access/client-area/traces/storedTexts';
import { password, signIn } from '../support/api/signIn';
import { logIn } from '../support/browser/logIn';
import type { Visit } from '../support/browser/Visit';
import { given } from '../support/given';
import { journey } from '../support/journey';
import { localTables } from '../support/localTables';
import { origin } from '../support/stack/origin';

const client = localTables.open();
afterAll(() => client.destroy());

/** Words that only the person who leaves uses, so that a search for them finds what is left of the person. */
const marks = ['つゆくさ', '露草の'];

const banner = (page: Page) => page.getByRole('button', { name: '退会を取り消す' });

/**
 * Requests the deletion of the account, but only up to the last step: submits the form with a wrong password,
 * checks that it is refused, and types the right password. The caller must then submit the form.
 */
async function leave({ page, open }: Visit) {
  await open('/user/edit-account');
  await page.getByRole('button', { name: '退会の手続きへ' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('確認のため「退会」と入力してください').fill('退会');
  await sheet.getByLabel('現在のパスワード').fill('not-the-password');
  await sheet.getByRole('button', { name: '退会する' }).click();
  await sheet.getByRole('alert').getByText('パスワードが違います').waitFor();
  await sheet.getByLabel('現在のパスワード').fill(password);
}

journey('a person leaves and comes back with one button, which every screen has', async (visit) => {
  const { page, open, look } = visit;
  const talent = await given.aTalent();
  await logIn(visit, talent.email);
  await leave(visit);
  await look('leave');
  await page.getByRole('dialog').getByRole('button', { name: '退会する' }).click();
  await banner(page).waitFor();
  await look('leaving');
  for (const path of ['/home', '/jobs', '/user/keep', '/message', '/privacy-policy', '/pricing']) {
    await open(path);
    await banner(page).waitFor();
  }
  await banner(page).click();
  await page.getByText('退会を取り消しました').waitFor();
  await banner(page).waitFor({ state: 'detached' });
  await page.reload();
  await page.getByLabel('アカウントメニュー').waitFor();
  expect(await banner(page).count()).toBe(0);
});

journey.onAPhone(
  'after 14 days nothing of a person who left can be found, and their open page stores nothing',
  async (visit) => {
    const { page, open, expectError } = visit;
    const talent = await given.aTalent({
      ...{ displayName: 'つゆくさ', description: '露草の紹介文' },
      ...{ userMainJobId: 'designer', tel: '09012345678' },
    });
    await logIn(visit, talent.email);
    await leave(visit);
    await page.getByRole('dialog').getByRole('button', { name: '退会する' }).click();
    await banner(page).waitFor();
    await open('/user/edit-basic');
    await page.getByLabel(/^自己紹介/).waitFor();
    await erasure.backdate(client, talent);
    await erasure.runTheJob();

    // The page is still open, with a token that has not expired. Its session has ended, so it leads to the login.
    expectError(/status of 401/);
    await page.getByLabel(/^自己紹介/).fill('露草の後書き');
    await page.getByRole('button', { name: '保存する' }).click();
    await page.getByRole('heading', { name: 'ログイン' }).waitFor();
    await fetch(`${origin()}/_local/drain`, { method: 'POST' });
    const found: string[] = [];
    for await (const { store, kind, texts } of storedTexts())
      for (const [path, text] of texts)
        if (marks.concat(talent.email).some((mark) => text.includes(mark)))
          found.push(`${store} ${kind}.${path}`);
    expect(found).toEqual([]);
    await expect(signIn(talent.email)).rejects.toMatchObject({ name: 'UserNotFoundException' });
  },
);
