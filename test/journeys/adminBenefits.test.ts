import type { Page } from 'playwright-core';
import { query } from '../support/api/query';
import { arriveAs } from '../support/browser/arriveAs';
import { given } from '../support/given';
import { journey } from '../support/journey';
import { benefitDocuments } from '../access/organizations/benefitDocuments';
import { unique } from '../support/unique';
import { settleStreams } from '../support/kills/settleStreams';

const save = async (page: Page) => {
  await page.getByRole('button', { name: '保存する' }).click();
  await page.getByText(/保存しました/).waitFor();
};

journey.onADesktop('an administrator writes a benefit, previews it and publishes it', async (visit) => {
  const { page, open, look } = visit;
  const word = unique.word();
  await arriveAs(visit, await given.theAdministrator());
  await open('/admin/employee-benefits');
  await page.getByRole('row').nth(3).waitFor();
  await look('admin-benefits');
  await page.getByRole('link', { name: '福利厚生を登録' }).click();
  await page.getByLabel('タイトル必須').fill(`書店の割引 ${word}`);

  await page.getByRole('button', { name: '提携先を登録' }).click();
  await page.getByLabel('提携先の名前必須').fill(`つくえ書房 ${word}`);
  await page.getByRole('dialog').getByRole('button', { name: '保存する' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByText(`つくえ書房 ${word}`).first().waitFor();

  await page.getByLabel('タグ').click();
  await page.keyboard.type(`本 ${word}`);
  await page.getByText(`「本 ${word}」を新しいタグとして追加`).waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.ant-select-selection-item', { hasText: `本 ${word}` }).waitFor();

  await page.getByRole('switch', { name: 'タレントに公開する' }).click();
  await page.getByRole('button', { name: '保存する' }).click();
  await page.getByText('クーポンコード・URL・利用手順のいずれか').first().waitFor();
  await look('admin-benefit-incomplete');
  for (const [index, text] of ['会計で伝えます。', '本を選びます。'].entries()) {
    await page.getByRole('button', { name: '手順を追加' }).click();
    await page.getByLabel(`手順${index + 1}`, { exact: true }).fill(text);
  }
  await page.getByRole('button', { name: '「本を選びます。」を並べ替える' }).focus();
  for (const key of ['Space', 'ArrowUp', 'Space']) await page.keyboard.press(key);
  await page.getByRole('button', { name: '保存する' }).click();
  await page.waitForURL(/\/admin\/employee-benefits\/edit\//);
  await page.getByRole('heading', { level: 1, name: `書店の割引 ${word}` }).waitFor();

  await page.getByRole('button', { name: 'タレントからの見え方' }).click();
  await page.getByRole('dialog').getByText('会計で伝えます。').waitFor();
  await look('admin-benefit-preview');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByLabel('クーポンコード').fill('TSUKUE-5');
  await save(page);
  await look('admin-benefit');
  await page.getByRole('link', { name: '公開ページを見る' }).click();
  // The editor has a heading and a list of the same texts; only the public page has this button.
  await page.getByRole('button', { name: '利用する' }).waitFor();
  expect(await page.locator('ol li').allTextContents()).toEqual(['本を選びます。', '会計で伝えます。']);
});

journey.onADesktop('an administrator grants a requested use', async (visit) => {
  const { page, open, look, settle } = visit;
  const admin = await given.theAdministrator();
  const name = `申請 ${unique.word()}`;
  const talent = await given.aTalent({ lastName: '申請', firstName: name.slice(3) });
  const input = { title: '税務の相談', isDraft: false, useProcesses: ['窓口へ'] };
  const { data } = await query(benefitDocuments.create, { input }, admin);
  const use = { userID: talent.sub, employeeBenefitID: data!.row.id };
  await query(benefitDocuments.use, { input: use }, talent);
  await settleStreams();
  await arriveAs(visit, admin);
  await open('/admin/employee-benefits/requests');
  await page.getByRole('row').nth(1).waitFor();
  await look('admin-benefit-requests');
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('searchbox').press('Enter');
  await page.getByRole('button', { name: `${name}さんの申請を承認する` }).click();
  await page.getByRole('button', { name: '承認する', exact: true }).last().click();
  await page.getByRole('link', { name }).waitFor({ state: 'detached' });
  await open('/admin/employee-benefits/requests');
  await page.getByRole('heading', { level: 1, name: '利用申請' }).waitFor();
  await settle();
  expect(await page.getByRole('link', { name }).count()).toBe(0);
});
