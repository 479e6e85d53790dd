import { arriveAs } from '../support/browser/arriveAs';
import { eventually } from '../support/eventually';
import { given } from '../support/given';
import { journey } from '../support/journey';
import { unique } from '../support/unique';

journey.onAPhone(
  'a visitor opens a public page and goes on searching from it',
  async ({ page, open, look }) => {
    await open('/remote');
    await page.getByRole('heading', { level: 1, name: 'フルリモートで働ける案件' }).waitFor();
    await page.getByRole('article').nth(5).waitFor();
    // The page came with its content; the app gives it its title when it has taken it over.
    const title = 'フルリモートで働ける案件 | Enishi';
    await eventually('the title', async () => (await page.title()) === title || null);
    const description = page.locator('meta[name="description"]');
    expect(await description.getAttribute('content')).toMatch(/いま\d+件を募集しています/);
    const total = await page.getByText(/^\d+件の案件$/).innerText();
    await look('public-page');

    await page.getByRole('link', { name: '2', exact: true }).click();
    await page.waitForURL('**/remote?page=2');
    await page.goBack();
    await page.waitForURL('**/remote');

    await page.getByRole('link', { name: '条件を変更' }).click();
    await page.waitForURL('**/jobs/result?place=REMOTE');
    await page.getByRole('heading', { level: 1, name: total }).waitFor();
    await page.getByRole('combobox', { name: 'キーワードで検索' }).fill('React');
    await page.waitForURL('**/jobs/result?q=React&place=REMOTE');
    await page.locator('mark', { hasText: 'React' }).first().waitFor();
    await look('jobs-result-marked');
  },
);

journey.onAPhone('a URL without a public page shows the page for unknown URLs', async ({ page, open }) => {
  await open('/no-such-page');
  await page.waitForURL('**/404');
});

journey.onADesktop('an administrator saves a search as a public page and deletes the page', async (visit) => {
  const { page, open, look, width } = visit;
  const url = `page-${width}-${unique.word()}`;
  await arriveAs(visit, await given.theAdministrator());
  await open('/jobs/result?work=SIDE_WORK&pref=none');
  await page.getByRole('button', { name: 'この条件を公開ページに保存' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('見出し').fill('副業の案件');
  await dialog.getByLabel('アドレス').fill('jobs');
  await dialog.getByRole('button', { name: '公開ページに保存' }).click();
  await dialog.getByText('このアドレスは、サービスのほかの画面で使われています').waitFor();
  await look('public-page-save');
  await dialog.getByLabel('アドレス').fill(url);
  await dialog.getByRole('button', { name: '公開ページに保存' }).click();
  await page.getByText('公開ページに保存しました').waitFor();

  await open('/admin/pages');
  await page.getByRole('row').nth(5).waitFor();
  const row = page.getByRole('row', { name: new RegExp(url) });
  await row.getByText('副業', { exact: true }).waitFor();
  await row.getByRole('cell', { name: /^\d+$/ }).waitFor();
  await look('admin-pages');
  await open(`/${url}`);
  await page.getByRole('heading', { level: 1, name: '副業の案件' }).waitFor();

  await open('/admin/pages');
  await page.getByLabel(`「/${url}」のその他の操作`).click();
  await look('admin-pages-menu');
  await page.getByRole('button', { name: `「/${url}」を削除` }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^削\s?除$/ })
    .click();
  await row.waitFor({ state: 'detached' });
  await open(`/${url}`);
  await page.waitForURL('**/404');
});
