import { downloaded } from '../support/browser/downloaded';
import { arriveAs } from '../support/browser/arriveAs';
import { eventually } from '../support/eventually';
import { given } from '../support/given';
import { journey } from '../support/journey';
import { unique } from '../support/unique';
import { settleStreams } from '../support/kills/settleStreams';

journey.onADesktop('an administrator searches talents and exports them', async (visit) => {
  const { page, open, look } = visit;
  const name = `縁${unique.word()}`;
  const talent = await given.aTalent({ firstName: name });
  // The search index follows the tables.
  await settleStreams();
  await arriveAs(visit, await given.theAdministrator());
  await open('/admin/users');
  await page.getByRole('row').nth(20).waitFor();
  const all = await page.getByRole('heading', { level: 1 }).innerText();

  await page.getByRole('button', { name: '絞り込み' }).click();
  const facet = page.getByRole('group', { name: '副業の意欲' });
  await facet.getByRole('checkbox', { name: /^すぐにでも/ }).check();
  await page.waitForURL('**/admin/users?side=NOW');
  await page.keyboard.press('Escape');
  const chip = page.getByRole('button', { name: '条件「副業の意欲：すぐにでも」を外す' });
  await eventually('fewer talents', async () =>
    (await page.getByRole('heading', { level: 1 }).innerText()) === all ? null : true,
  );
  await page.goBack();
  await chip.waitFor({ state: 'detached' });

  const search = page.getByRole('searchbox');
  await search.fill(name);
  await search.press('Enter');
  // Until the answer comes, the old rows stay.
  await page.getByRole('heading', { level: 1, name: /タレント\s*1名$/ }).waitFor();
  await look('admin-users');
  await page.getByRole('button', { name: '絞り込み' }).click();
  await facet.waitFor();
  await look('admin-users-filters');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /の詳細を開く$/ }).click();
  await page.getByRole('dialog').getByText('エニシ').waitFor();
  await page.getByText('応募はまだありません。').waitFor();
  await page.getByRole('button', { name: /の連絡先を表示/ }).click();
  await page.getByText(talent.email).waitFor();
  await look('admin-users-detail');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'CSVの書き出し' }).click();
  await page.getByRole('button', { name: 'プロフィール', exact: true }).click();
  await page.getByText('1行', { exact: true }).first().waitFor();
  await look('admin-users-export');
  // Files of earlier runs are listed too; the newest finished file comes first.
  const csv = await eventually('the file with the one talent', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: '「プロフィール」をダウンロード' }).first().click();
    const text = await downloaded(download);
    return text.includes(name) ? text : null;
  });
  expect(csv.startsWith('\uFEFF')).toBe(true);
  expect(csv.trim().split('\n')).toHaveLength(2);
});

journey.onAPhone('an administrator sees talents as organizations find them', async (visit) => {
  const { page, open, look } = visit;
  await arriveAs(visit, await given.theAdministrator());
  await open('/client/users');
  await page.getByRole('article').nth(5).waitFor();
  await look('client-users');

  await page.getByRole('button', { name: '絞り込み' }).click();
  const facet = page.getByRole('group', { name: '副業の意欲' });
  const now = facet.getByRole('checkbox', { name: /^すぐにでも/ });
  const promised = Number((await now.locator('..').innerText()).replace(/\D/g, ''));
  await now.check();
  await page.waitForURL('**/client/users?side=NOW');
  await page.keyboard.press('Escape');
  await page.getByText(`${promised}名のタレント`, { exact: true }).waitFor();
});
