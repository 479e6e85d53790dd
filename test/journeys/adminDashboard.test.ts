import { arriveAs } from '../support/browser/arriveAs';
import { downloaded } from '../support/browser/downloaded';
import { given } from '../support/given';
import { journey } from '../support/journey';

journey('an administrator reads the figures of months, as a chart, a table and a file', async (visit) => {
  const { page, open, look } = visit;
  await arriveAs(visit, await given.theAdministrator());
  await open('/admin');
  await page.getByRole('region', { name: 'いまのまとめ' }).getByRole('link').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin/dashboard');
  await look('admin-dashboard');

  await page.getByRole('radio', { name: '月' }).check({ force: true });
  const course = page.getByRole('region', { name: 'この24か月間の応募は、いまどこまで進んだか' });
  await course.scrollIntoViewIfNeeded();
  await course.getByText('書類選考', { exact: true }).waitFor();
  const numbers = (await course.locator('strong').allTextContents()).map((text) =>
    Number.parseInt(text.replaceAll(',', ''), 10),
  );
  expect(numbers).toHaveLength(5);
  expect(numbers.toSorted((a, b) => b - a)).toEqual(numbers);
  expect(numbers[0]).toBeGreaterThan(0);
  const chart = page.getByRole('slider', { name: '応募・面談・成約' });
  await chart.focus();
  await page.keyboard.press('ArrowLeft');
  expect(await chart.getAttribute('aria-valuetext')).toMatch(/応募 [\d,]+件, 面談 [\d,]+件, 成約 \d+件$/);
  await page.getByRole('button', { name: '「応募・面談・成約」を表で見る' }).click();
  await page.getByRole('columnheader', { name: '応募（件）' }).waitFor();
  await look('admin-dashboard-table');

  const download = page.waitForEvent('download');
  await page.getByLabel('CSVを保存').click();
  await page.getByRole('button', { name: '応募の推移' }).click();
  expect((await download).suggestedFilename()).toBe('insights-applies-month.csv');
  expect(await downloaded(download)).toMatch(/^\uFEFF"期間"/);
});
