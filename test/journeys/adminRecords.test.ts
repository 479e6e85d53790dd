import { arriveAs } from '../support/browser/arriveAs';
import { eventually } from '../support/eventually';
import { given } from '../support/given';
import { journey } from '../support/journey';
import { unique } from '../support/unique';

journey(
  'an administrator registers an organization, describes it and finds it in the table',
  async (visit) => {
    const { page, open, look } = visit;
    const name = `株式会社しおさい ${unique.word()}`;
    await arriveAs(visit, await given.theAdministrator());
    await open('/admin/organizations');
    await page.getByRole('row').nth(3).waitFor();
    await look('admin-organizations');
    await page.getByRole('link', { name: '企業を登録' }).click();
    await page.getByLabel('企業名必須').fill(name);
    await page.getByRole('button', { name: '保存する' }).click();
    await page.waitForURL(/\/admin\/organizations\/edit\//);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByRole('switch', { name: '企業名を公開しない' }).click();
    await page.getByText('案件は0件（公開中0件）').waitFor();
    await look('admin-organization');
    await page.getByRole('button', { name: '保存する' }).click();
    await page.getByText(/保存しました/).waitFor();
    await page.getByRole('link', { name: '企業', exact: true }).first().click();
    await page.getByRole('searchbox').fill(name);
    await page.getByRole('searchbox').press('Enter');
    await page.getByRole('link', { name }).waitFor();
  },
);

journey('an administrator moves an entry of a catalogue by keyboard, and it stays there', async (visit) => {
  const { page, open, look } = visit;
  await arriveAs(visit, await given.theAdministrator());
  await open('/admin/catalog?list=skills');
  await page.getByRole('columnheader', { name: 'タレント' }).waitFor();
  await look('admin-catalog');
  await page.getByRole('tab', { name: '福利厚生タグ' }).click();
  const order = async () => {
    await page.getByRole('button', { name: '並べ替える', exact: true }).click();
    await page
      .getByRole('button', { name: /を並べ替える$/ })
      .first()
      .waitFor();
  };
  await order();
  const handle = page.getByRole('button', { name: /を並べ替える$/ }).last();
  const label = await handle.getAttribute('aria-label');
  const handles = page.locator('li button[aria-pressed]');
  const isSecondToLast = () =>
    eventually('the entry in its new place', async () => {
      const at = (await handles.count()) - 2;
      return at >= 0 && (await handles.nth(at).getAttribute('aria-label')) === label ? true : null;
    });
  await handle.focus();
  for (const key of ['Space', 'ArrowUp', 'Space']) await page.keyboard.press(key);
  await isSecondToLast();
  await page.locator('[aria-busy="false"]').waitFor();
  await page.reload();
  await order();
  await isSecondToLast();
});

journey('an administrator gives a reason before the messages of others are shown', async (visit) => {
  const { page, open, look } = visit;
  await arriveAs(visit, await given.theAdministrator());
  await open('/admin/message');
  await page.getByRole('row').nth(2).waitFor();
  await look('admin-messages');
  await page.locator('tbody a').first().click();
  await page.getByLabel('読む理由').fill('応募者からの相談への対応');
  await page.getByRole('button', { name: 'メッセージを読む' }).click();
  await page.getByRole('button', { name: '会話に参加する' }).waitFor();
  await look('admin-conversation');
});

journey('the services of professionals open with their people by name', async (visit) => {
  const { page, open, look } = visit;
  await arriveAs(visit, await given.theAdministrator());
  await open('/admin/professional-items');
  await page.locator('tbody strong').first().click();
  await page.getByRole('dialog').locator('.ant-select-selection-item').first().waitFor();
  await look('admin-professional-items');
});
