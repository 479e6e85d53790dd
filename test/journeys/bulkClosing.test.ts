import type { Page } from 'playwright-core';
import { query } from '../support/api/query';
import { arriveAs } from '../support/browser/arriveAs';
import { eventually } from '../support/eventually';
import { given } from '../support/given';
import { journey } from '../support/journey';

const JOBS = 200;
const ROWS_OF_A_PAGE = 50;
/** How many jobs are closed before the network is lost. */
const ANSWERED = 80;
/** Of how many more jobs the changes still reach the API although their answers are lost. */
const UNANSWERED = 6;

/** How long the changes of all jobs may take on a machine that other tests use too, in milliseconds. */
const LONGEST_RUN = 180_000;

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

const counted = /* GraphQL */ `
  query Counted($mark: String!) {
    searchOpenJobs(filter: { keyword: { match: $mark } }, limit: 1) {
      total
    }
  }
`;

/** Why a job that could not be changed stays selected: without the network, and closed by a request without answer. */
const OFFLINE = 'インターネットに接続できませんでした。接続を確認して、もう一度お試しください。';
const CONFLICT = 'ほかの画面で内容が変わりました。読み込み直して、もう一度お試しください。';

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

/**
 * Loses the network for changes of jobs, after the first jobs. It goes by jobs and not by requests, because
 * aws-amplify repeats a request that had no answer. Returns the ids of the jobs in the order of their first
 * requests, and a function that brings the network back.
 */
async function loseNetwork(page: Page) {
  const order: string[] = [];
  await page.route('**/graphql', async (route) => {
    const body = route.request().postDataJSON() as { query: string; variables: { input: { id: string } } };
    if (!body.query.includes('updateOpenJob')) return route.continue();
    const { id } = body.variables.input;
    if (!order.includes(id)) order.push(id);
    const position = order.indexOf(id);
    if (position < ANSWERED) return route.continue();
    if (position < ANSWERED + UNANSWERED) await route.fetch();
    return route.abort('internetdisconnected');
  });
  return { order, restore: () => page.unroute('**/graphql') };
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
    const isFound = async () => {
      const { data } = await query<{ searchOpenJobs: { total: number } }>(counted, { mark }, admin);
      return data?.searchOpenJobs.total === JOBS ? true : null;
    };
    await eventually('the jobs in the index', isFound, LONGEST_RUN / 1000);
    await open(`/admin/jobs?q=${encodeURIComponent(mark)}`);
    await heading.waitFor();
    for (let number = 1; number <= JOBS / ROWS_OF_A_PAGE; number++) {
      if (number > 1) await page.getByRole('listitem', { name: `${number}`, exact: true }).click();
      // It is unchecked again when the rows of the next page are there.
      const all = { name: 'このページの行をすべて選択', checked: false };
      await page.getByRole('checkbox', all).first().check();
      await page
        .getByRole('toolbar', { name: `${number * ROWS_OF_A_PAGE}件を選択中`, exact: true })
        .waitFor();
    }

    const close = async (count: number) => {
      await page.getByRole('button', { name: `募集を終了する（${count}）` }).click();
      await page.getByRole('dialog').getByRole('button', { name: '募集を終了する' }).click();
    };
    // For each job in the order of the requests: whether it is closed, how often it was changed, and the reasons
    // that the screen gives for keeping it selected.
    const outcomes = async (order: readonly string[]) => {
      const reasons = await page.getByRole('alert').getByRole('listitem').allTextContents();
      const now = await read();
      const byId = new Map(
        jobs.map(({ id, version }, number) => {
          const { isPublic, version: newVersion } = now[number] as StoredJob;
          const title = `${mark} ${number}：`;
          const own = reasons
            .filter((text) => text.startsWith(title))
            .map((text) => text.slice(title.length));
          return [id, { closed: !isPublic, changes: newVersion - version, reasons: own }];
        }),
      );
      return order.map((id) => byId.get(id));
    };
    const selected = (count: number) =>
      page
        .getByRole('toolbar', { name: `${count}件を選択中`, exact: true })
        .waitFor({ timeout: LONGEST_RUN });

    const { order, restore } = await loseNetwork(page);
    await close(JOBS);
    const left = JOBS - ANSWERED;
    await page
      .getByText(`${left}件を変更できませんでした。`, { exact: false })
      .waitFor({ timeout: LONGEST_RUN });
    await selected(left);
    await page.getByRole('button', { name: `募集を終了する（${left}）` }).waitFor();
    await look('admin-jobs-network-lost');
    expect(order).toHaveLength(JOBS);
    expect(await outcomes(order)).toEqual(
      order.map((_, position) => {
        if (position < ANSWERED) return { closed: true, changes: 1, reasons: [] };
        if (position < ANSWERED + UNANSWERED) return { closed: true, changes: 1, reasons: [OFFLINE] };
        return { closed: false, changes: 0, reasons: [OFFLINE] };
      }),
    );

    await restore();
    await close(left);
    await selected(UNANSWERED);
    await page
      .getByText(`${UNANSWERED}件を変更できませんでした。`, { exact: false })
      .waitFor({ timeout: LONGEST_RUN });
    const unanswered = order.slice(ANSWERED, ANSWERED + UNANSWERED);
    expect(await outcomes(order)).toEqual(
      order.map((id) => ({ closed: true, changes: 1, reasons: unanswered.includes(id) ? [CONFLICT] : [] })),
    );
  },
  4 * LONGEST_RUN,
);
