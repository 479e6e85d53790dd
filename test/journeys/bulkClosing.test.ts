import type { Page } from 'playwright-core';
import { query } from '../support/api/query';
import { arriveAs } from '../support/browser/arriveAs';
import { eventually } from '../support/eventually';
import { given } from '../support/given';
import { journey } from '../support/journey';

const JOBS = 200;
const ROWS_OF_A_PAGE = 50;
/** How many jobs are closed before the network is lost. */
const BEFORE = 80;
/** How many changes still reach the API although their answers are lost. */
const UNANSWERED = 6;

const create = /* GraphQL */ `
  mutation Public($input: CreateOpenJobInput!) {
    createOpenJob(input: $input) {
      id
      version
    }
  }
`;

const stored = /* GraphQL */ `
  query Stored($id: ID!) {
    getOpenJob(id: $id) {
      isPublic
      version
    }
  }
`;

interface StoredJob {
  isPublic: boolean;
  version: number;
}

/** Runs an operation for each item, eight at a time. */
async function each<Item, Result>(items: readonly Item[], run: (item: Item) => Promise<Result>) {
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += 8)
    results.push(...(await Promise.all(items.slice(from, from + 8).map(run))));
  return results;
}

/** Loses the network for changes of jobs, after some of them. Returns a function that brings it back. */
async function loseNetwork(page: Page): Promise<() => Promise<void>> {
  let changes = 0;
  const isChange = (body: string | null) => body?.includes('updateOpenJob') === true;
  await page.route('**/graphql', async (route) => {
    if (!isChange(route.request().postData())) return route.continue();
    changes += 1;
    if (changes <= BEFORE) return route.continue();
    if (changes <= BEFORE + UNANSWERED) await route.fetch();
    return route.abort('internetdisconnected');
  });
  return () => page.unroute('**/graphql');
}

journey.onADesktop(
  `of ${JOBS} jobs whose closing loses the network, each is closed or still selected, and none changes twice`,
  async (visit) => {
    const { page, open, look } = visit;
    const admin = await given.theAdministrator();
    const mark = `一斉${Date.now().toString(36)}`;
    const input = {
      ...{ organizationName: '縁工房', workType: 'CONTRACT', baseLocationTypes: ['REMOTE'], isPublic: true },
      ...{ numberOfDayPerWeek: 3, numberOfHoursPerDay: 6, salaryType: 'MONTHLY', minumumSalary: 400_000 },
      ...{ overView: '倉庫の画面を作ります。', description: '設計と実装をお願いします。' },
    };
    const numbers = Array.from({ length: JOBS }, (_, index) => index);
    const jobs = await each(numbers, async (number) => {
      const variables = { input: { ...input, title: `${mark} ${number}` } };
      const { data, errors } = await query<{ createOpenJob: { id: string; version: number } }>(
        create,
        variables,
        admin,
      );
      if (!data) throw new Error(errors[0]?.message);
      return data.createOpenJob;
    });
    const read = async () =>
      await each(jobs, async ({ id }) => {
        const { data } = await query<{ getOpenJob: StoredJob }>(stored, { id }, admin);
        return data?.getOpenJob as StoredJob;
      });

    await arriveAs(visit, admin);
    const heading = page.getByRole('heading', { level: 1, name: new RegExp(`案件\\s*${JOBS}件$`) });
    const isListed = async () => {
      await open(`/admin/jobs?q=${encodeURIComponent(mark)}`);
      return heading.waitFor({ timeout: 5_000 }).then(
        () => true,
        () => null,
      );
    };
    await eventually('the jobs in the index', isListed, 60);
    for (let number = 1; number <= JOBS / ROWS_OF_A_PAGE; number++) {
      if (number > 1) await page.getByRole('listitem', { name: `${number}`, exact: true }).click();
      // It is unchecked again when the rows of the next page are there.
      const all = { name: 'このページの行をすべて選択', checked: false };
      await page.getByRole('checkbox', all).first().check();
      await page.getByRole('toolbar', { name: `${number * ROWS_OF_A_PAGE}件を選択中` }).waitFor();
    }

    const close = async (count: number) => {
      await page.getByRole('button', { name: `募集を終了する（${count}）` }).click();
      await page.getByRole('dialog').getByRole('button', { name: '募集を終了する' }).click();
    };
    const restore = await loseNetwork(page);
    await close(JOBS);
    const left = JOBS - BEFORE;
    await page.getByText(`${left}件を変更できませんでした。`, { exact: false }).waitFor({ timeout: 60_000 });
    await page.getByRole('toolbar', { name: `${left}件を選択中` }).waitFor();
    const reasons = await page.getByRole('alert').getByRole('listitem').allTextContents();
    expect(reasons).toHaveLength(left);
    expect(reasons.filter((text) => !text.includes(mark) || text.length < mark.length + 20)).toEqual([]);
    await look('admin-jobs-network-lost');
    expect((await read()).filter(({ isPublic }) => !isPublic)).toHaveLength(BEFORE + UNANSWERED);

    await restore();
    await close(left);
    await page
      .getByText(`${UNANSWERED}件を変更できませんでした。`, { exact: false })
      .waitFor({ timeout: 60_000 });
    await page.getByRole('toolbar', { name: `${UNANSWERED}件を選択中` }).waitFor();
    const versions = (await read()).map(({ isPublic, version }, at) => [
      isPublic,
      version - (jobs[at]?.version ?? 0),
    ]);
    expect(versions).toEqual(jobs.map(() => [false, 1]));
  },
  300_000,
);
