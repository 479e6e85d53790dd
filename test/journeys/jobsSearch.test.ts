import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually';
import { journey } from '../support/journey';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function totalOf(page: Page): Promise<number> {
  await page.getByRole('heading', { name: /^\d+件の案件$/ }).waitFor();
  return Number((await heading(page).innerText()).replace(/\D/g, ''));
}

/** On a telephone the panel lies behind a button, and closes with the number of what was found. */
async function narrow(page: Page, width: number, choose: () => Promise<void>) {
  if (width < 768) await page.getByRole('button', { name: /^絞り込み/ }).click();
  await choose();
  if (width < 768) await page.getByRole('button', { name: /件を表示$/ }).click();
}

journey('a visitor finds a job without an account', async ({ page, width, open, look }) => {
  await open('/jobs');
  await page.getByRole('heading', { name: '新着の案件' }).waitFor();
  await look('jobs');

  await page.getByLabel('キーワード').fill('React');
  await page.getByRole('button', { name: '検索する' }).click();
  await page.waitForURL('**/jobs/result?q=React');
  const all = await totalOf(page);
  expect(all).toBeGreaterThan(5);
  await look('jobs-result');

  const kind = () => page.getByRole('checkbox', { name: /^業務委託/ });
  await narrow(page, width, async () => {
    await kind().check();
    await page.waitForURL('**/jobs/result?q=React&work=CONTRACT');
  });
  const contract = page.getByRole('button', { name: '条件「業務委託」を外す' });
  await contract.waitFor();
  const narrowed = await eventually('fewer jobs', async () => {
    const total = await totalOf(page);
    return total < all ? total : null;
  });

  await page.reload();
  expect(await totalOf(page)).toBe(narrowed);

  const first = page.getByRole('article').first();
  const title = await first.getByRole('heading').innerText();
  await first.getByRole('link').click();
  await page.waitForURL('**/jobs/detail/*');
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  expect(await page.title()).toBe(`${title} | Enishi`);
  await look('jobs-detail');

  await page.goBack();
  expect(await totalOf(page)).toBe(narrowed);
  await contract.click();
  await page.getByRole('heading', { name: `${all}件の案件` }).waitFor();
});

journey('a search without a result says which condition to drop', async ({ page, open, look }) => {
  await open('/jobs/result?q=React&excellent=1&work=INTERN');
  await page.getByText('条件に合う案件が見つかりませんでした。').waitFor();
  const drop = page.getByRole('button', { name: /を外す\s*\d+件$/ }).first();
  await drop.waitFor();
  const promised = Number((await drop.innerText()).replace(/^.*外す/s, '').replace(/\D/g, ''));
  await look('jobs-result-empty');
  await drop.click();
  await page.getByRole('heading', { name: `${promised}件の案件` }).waitFor();
});

journey.onAPhone('a job that does not exist is a page that does not exist', async ({ page, open }) => {
  await open('/jobs/detail/01JGFJJZ0000000000000000ZZ');
  await page.waitForURL('**/404');
});
