import type { Page } from 'playwright-core';
import { query } from '../support/api/query';
import { eventually } from '../support/eventually';
import { given } from '../support/given';
import { journey } from '../support/journey';
import { jobDetails } from '../access/jobDetails';
import { unique } from '../support/unique';
import { graphql } from '../support/graphql';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function totalOf(page: Page): Promise<number> {
  await page.getByRole('heading', { name: /^\d+件の案件$/ }).waitFor();
  return Number((await heading(page).innerText()).replace(/\D/g, ''));
}

/**
 * Calls `choose`, which makes choices in the filters of the job search. On a phone, the filters are hidden at
 * first: this function shows them before and hides them afterwards.
 */
async function narrow(page: Page, width: number, choose: () => Promise<void>) {
  if (width < 768) await page.getByRole('button', { name: /^絞り込み/ }).click();
  await choose();
  if (width < 768) await page.getByRole('button', { name: /件を表示$/ }).click();
}

journey('a visitor finds a job without an account', async ({ page, width, open, look }) => {
  await open('/jobs');
  await page.getByRole('heading', { name: '新着の案件' }).waitFor();
  await look('jobs');
  const days = page.getByLabel('稼働日数');
  expect(await days.isVisible()).toBe(width >= 768);
  if (width < 768) {
    await page.getByRole('button', { name: '職種・エリアなどで絞り込む' }).click();
    await days.waitFor();
    await look('jobs-more');
  }

  await page.getByLabel('キーワード').fill('React');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/jobs/result?q=React');
  const all = await totalOf(page);
  expect(all).toBeGreaterThan(5);
  await look('jobs-result');

  const kind = () => page.getByRole('checkbox', { name: /^業務委託/ });
  const places = () => page.getByRole('group', { name: '働き方' }).innerText();
  let promised = 0;
  await narrow(page, width, async () => {
    promised = Number((await kind().locator('..').innerText()).replace(/\D/g, ''));
    const before = await places();
    await kind().check();
    await page.waitForURL('**/jobs/result?q=React&work=CONTRACT');
    await eventually('other counts', async () => (await places()) !== before || null);
  });
  const contract = page.getByRole('button', { name: '条件「業務委託」を外す' });
  await contract.waitFor();
  await page.getByRole('heading', { name: `${promised}件の案件` }).waitFor();
  expect(promised).toBeLessThan(all);

  await page.reload();
  expect(await totalOf(page)).toBe(promised);

  const first = page.getByRole('article').first();
  const title = await first.getByRole('heading').innerText();
  await first.getByRole('link').click();
  await page.waitForURL('**/jobs/detail/*');
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  expect(await page.title()).toBe(`${title} | Enishi`);
  await look('jobs-detail');
  if (width < 768) {
    const link = page.getByRole('article').getByRole('navigation', { name: '目次' }).getByRole('link').nth(1);
    await link.click();
    const section = page.locator((await link.getAttribute('href'))!);
    await page.locator('a[aria-current="true"]', { hasText: await link.innerText() }).waitFor();
    // The section begins below the row of links, which is still in the window.
    const { y, height } = (await link.boundingBox())!;
    const top = (await section.boundingBox())!.y;
    expect(top).toBeGreaterThanOrEqual(y + height);
    expect(top).toBeLessThan(y + height + 40);
    await page.goBack();
  }

  await page.goBack();
  expect(await totalOf(page)).toBe(promised);
  await contract.click();
  await page.getByRole('heading', { name: `${all}件の案件` }).waitFor();
});

journey('what a visitor types is completed', async ({ page, open, look }) => {
  await open('/jobs');
  await page.getByRole('heading', { name: '新着の案件' }).waitFor();
  const top = page.getByLabel('キーワード');
  await top.pressSequentially('ふろんと');
  // The selects beside the field have options too.
  const suggestions = page.getByRole('listbox', { name: '検索候補' });
  const occupation = suggestions.getByRole('option', { name: /^フロントエンドエンジニア/ });
  await occupation.waitFor();
  await look('jobs-suggestions');
  const promised = Number((await occupation.innerText()).replace(/^.*\D(\d+)件$/s, '$1'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/jobs/result?job=*');
  expect(await totalOf(page)).toBe(promised);

  const field = page.getByRole('combobox', { name: 'キーワードで検索' });
  await field.pressSequentially('東');
  const place = suggestions.getByRole('option', { name: /^東京都/ });
  await place.waitFor();
  await look('jobs-result-suggestions');
  await place.click();
  await page.getByRole('button', { name: '条件「東京都」を外す' }).waitFor();
  expect(await field.inputValue()).toBe('');
  await suggestions.waitFor({ state: 'hidden' });
});

journey.onAPhone('a search without results suggests filters to drop', async ({ page, open, look }) => {
  await open('/jobs/result?q=React&excellent=1&work=INTERN');
  await page.getByText('条件に合う案件が見つかりませんでした。').waitFor();
  const drop = page.getByRole('button', { name: /を外す\s*\d+件$/ }).first();
  await drop.waitFor();
  const promised = Number((await drop.innerText()).replace(/^.*外す/s, '').replace(/\D/g, ''));
  await look('jobs-result-empty');
  await drop.click();
  await page.getByRole('heading', { name: `${promised}件の案件` }).waitFor();
});

journey.onAPhone(
  'a search follows the typed keyword, and going back reverts a filter',
  async ({ page, open }) => {
    let searches = 0;
    page.on('request', (request) => {
      if (request.postData()?.includes('query SearchJobs')) searches += 1;
    });
    await open('/jobs/result');
    const all = await totalOf(page);
    const box = page.getByRole('combobox', { name: 'キーワードで検索' });
    await box.focus();
    const steps = await page.evaluate('history.length');
    const inputMethod = await page.context().newCDPSession(page);
    for (const text of ['ふ', 'ふろんと', 'ふろんとえんど']) {
      const end = text.length;
      await inputMethod.send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end });
    }
    await inputMethod.send('Input.insertText', { text: 'フロントエンド' });
    await page.locator('mark', { hasText: 'フロントエンド' }).first().waitFor();
    const found = await totalOf(page);
    expect(found).toBeLessThan(all);
    // The first answer came with the page.
    expect(searches).toBe(1);
    expect(await page.evaluate('history.length')).toBe(steps);

    await narrow(page, 390, () => page.getByRole('checkbox', { name: /^フルリモート/ }).check());
    const chip = page.getByRole('button', { name: '条件「フルリモート」を外す' });
    await chip.waitFor();
    await page.goBack();
    await chip.waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: `${found}件の案件` }).waitFor();
    expect(await box.inputValue()).toBe('フロントエンド');
    await page.getByRole('button', { name: 'キーワードを消す' }).click();
    await page.getByRole('heading', { name: `${all}件の案件` }).waitFor();

    const last = Math.ceil(all / 20);
    const pager = page.getByRole('navigation', { name: 'ページ' });
    await pager.getByRole('link', { name: `${last}`, exact: true }).click();
    await page.waitForURL(`**/jobs/result?page=${last}`);
    await pager.getByRole('link', { name: '次へ' }).waitFor({ state: 'detached' });
    await eventually('the rest of the jobs', async () =>
      (await page.getByRole('article').count()) === all - 20 * (last - 1) ? true : null,
    );
  },
);

journey.onAPhone('markup in a title stays text, highlighted or not', async ({ page, open }) => {
  const word = `試験${unique.word()}`;
  const title = `<img src="/none.png" onerror="document.title='taken'"> ${word}の仕事 <em>&amp;</em>`;
  const create = graphql(`
    mutation ($input: CreateOpenJobInput!) {
      createOpenJob(input: $input) {
        id
      }
    }
  `);
  const as = await given.theAdministrator();
  const { errors } = await query(
    create,
    { input: { title, organizationName: '縁工房', ...jobDetails, isPublic: true } },
    as,
  );
  expect(errors).toEqual([]);
  await eventually('the job in the index', async () => {
    await open(`/jobs/result?q=${word}`);
    // Until then there are only near ones.
    return (await page.getByRole('heading', { name: '1件の案件' }).count()) === 1 ? true : null;
  });
  const heading = page.getByRole('article').getByRole('heading');
  await heading.locator('mark').first().waitFor();
  expect(await heading.innerText()).toContain('<img src="/none.png" onerror=');
  expect(await heading.locator('img').count()).toBe(0);
  expect(await page.title()).not.toBe('taken');
});

journey.onAPhone('a missing job shows the page for unknown urls', async ({ page, open }) => {
  await open('/jobs/detail/01JGFJJZ0000000000000000ZZ');
  await page.waitForURL('**/404');
});
