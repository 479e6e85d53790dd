import { arriveAs } from '../support/browser/arriveAs';
import { given } from '../support/given';
import { journey } from '../support/journey';

journey.onAPhone('a talent finds a benefit and uses it once', async (visit) => {
  const { page, open, look } = visit;
  await arriveAs(visit, await given.aTalent());
  await open('/employee-benefits');
  await page.getByRole('article').nth(5).waitFor();
  await look('benefits');

  await page
    .getByRole('group', { name: '種類で絞り込む' })
    .getByRole('button', { name: /^旅行・宿泊/ })
    .click();
  await page.waitForURL('**/employee-benefits?tag=*');
  await page.getByRole('link', { name: '国内宿泊プラン 10%オフ' }).click();
  await page.getByRole('heading', { level: 1, name: '国内宿泊プラン 10%オフ' }).waitFor();
  expect(await page.content()).not.toContain('YADOKARI-10');
  await page.getByRole('button', { name: '利用する' }).click();
  await page.getByText('YADOKARI-10').waitFor();
  await look('benefit-used');

  await open('/employee-benefits?used=1');
  await page.getByText('1件の福利厚生').waitFor();
  await page.getByRole('article').getByText('利用済み').waitFor();
});

journey.onAPhone('a missing benefit shows the page for unknown urls', async (visit) => {
  await arriveAs(visit, await given.aTalent());
  await visit.open('/employee-benefits/detail/01JGFJJZ0000000000000000ZZ');
  await visit.page.waitForURL('**/404');
});
