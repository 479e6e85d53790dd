import type { Page } from 'playwright-core';
import type { Person } from '../../support/api/Person';
import { query } from '../../support/api/query';
import { arriveAs } from '../../support/browser/arriveAs';
import { given } from '../../support/given';
import { journey } from '../../support/journey';
import { unique } from '../../support/unique';
import { graphql } from '../../support/graphql';

const ROWS_OF_A_PAGE = 50;

/** The longest that the journey may take, in milliseconds. Only one that fails takes it. */
const RUN = 1_800_000;

interface Size {
  /** How many jobs are selected and closed. */
  jobs: number;
  /** How many jobs are closed before the network is lost. */
  answered: number;
  /** Of how many more jobs the changes still reach the API although their answers are lost. */
  unanswered: number;
}

const create = graphql(`
  mutation Public($input: CreateOpenJobInput!) {
    createOpenJob(input: $input) {
      id
      version
    }
  }
`);

const close = graphql(`
  mutation Closed($input: UpdateOpenJobInput!) {
    updateOpenJob(input: $input) {
      id
    }
  }
`);

const stored = graphql(`
  query Stored($id: ID!) {
    getOpenJob(id: $id) {
      isPublic
      version
    }
  }
`);

/** Why a job that could not be changed stays selected: without the network, and closed by a request without answer. */
const OFFLINE = 'インターネットに接続できませんでした。接続を確認して、もう一度お試しください。';
const CONFLICT = 'ほかの画面で内容が変わりました。読み込み直して、もう一度お試しください。';

/** The fields of a public job, except the title. */
const job = {
  ...{ organizationName: '縁工房', workType: 'CONTRACT', baseLocationTypes: ['REMOTE'], isPublic: true },
  ...{ numberOfDayPerWeek: 3, numberOfHoursPerDay: 6, salaryType: 'MONTHLY', minumumSalary: 400_000 },
  ...{ overView: '倉庫の画面を作ります。', description: '設計と実装をお願いします。' },
};

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
async function loseNetwork(page: Page, { answered, unanswered }: Size) {
  const order: string[] = [];
  await page.route('**/graphql', async (route) => {
    const body = route.request().postDataJSON() as { query: string; variables: { input: { id: string } } };
    if (!body.query.includes('updateOpenJob')) return route.continue();
    const { id } = body.variables.input;
    if (!order.includes(id)) order.push(id);
    const position = order.indexOf(id);
    if (position < answered) return route.continue();
    if (position < answered + unanswered) await route.fetch();
    return route.abort('internetdisconnected');
  });
  return { order, restore: () => page.unroute('**/graphql') };
}

/** Registers the journey in which an administrator closes many jobs at once and loses the network meanwhile. */
export function describeBulkClosing(size: Size): void {
  const { jobs: many, answered, unanswered } = size;
  const mark = `一斉${unique.word()}`;
  let admin: Person;
  let jobs: { id: string; version: number }[] = [];
  beforeAll(async () => {
    admin = await given.theAdministrator();
    const numbers = Array.from({ length: many }, (_, index) => index);
    jobs = await each(numbers, async (number) => {
      const variables = { input: { ...job, title: `${mark} ${number}` } };
      const { data, errors } = await query(create, variables, admin);
      if (!data?.createOpenJob) throw new Error(errors[0]?.message);
      return data.createOpenJob;
    });
  }, RUN);
  // The other journeys find the jobs of the demo data, also after this one has failed half-way.
  afterAll(() => each(jobs, ({ id }) => query(close, { input: { id, isPublic: false } }, admin)), RUN);
  journey.onADesktop(
    `of ${many} jobs whose closing loses the network, each is closed or still selected, and none changes twice`,
    async (visit) => {
      const { page, open, look } = visit;
      const read = async () =>
        await each(jobs, async ({ id }) => {
          const { data } = await query(stored, { id }, admin);
          return data?.getOpenJob as StoredJob;
        });

      await arriveAs(visit, admin);
      const heading = page.getByRole('heading', { level: 1, name: new RegExp(`案件\\s*${many}件$`) });
      await open(`/admin/jobs?q=${encodeURIComponent(mark)}`);
      await heading.waitFor();
      for (let number = 1; number <= Math.ceil(many / ROWS_OF_A_PAGE); number++) {
        if (number > 1) await page.getByRole('listitem', { name: `${number}`, exact: true }).click();
        // It is unchecked again when the rows of the next page are there.
        const all = { name: 'このページの行をすべて選択', checked: false };
        await page.getByRole('checkbox', all).first().check();
        await page
          .getByRole('toolbar', { name: `${Math.min(many, number * ROWS_OF_A_PAGE)}件を選択中`, exact: true })
          .waitFor();
      }

      const press = async (count: number) => {
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
        page.getByRole('toolbar', { name: `${count}件を選択中`, exact: true }).waitFor({ timeout: RUN });

      const { order, restore } = await loseNetwork(page, size);
      await press(many);
      const left = many - answered;
      await page.getByText(`${left}件を変更できませんでした。`, { exact: false }).waitFor({ timeout: RUN });
      await selected(left);
      await page.getByRole('button', { name: `募集を終了する（${left}）` }).waitFor();
      await look('admin-jobs-network-lost');
      expect(order).toHaveLength(many);
      expect(await outcomes(order)).toEqual(
        order.map((_, position) => {
          if (position < answered) return { closed: true, changes: 1, reasons: [] };
          if (position < answered + unanswered) return { closed: true, changes: 1, reasons: [OFFLINE] };
          return { closed: false, changes: 0, reasons: [OFFLINE] };
        }),
      );

      await restore();
      await press(left);
      await selected(unanswered);
      await page
        .getByText(`${unanswered}件を変更できませんでした。`, { exact: false })
        .waitFor({ timeout: RUN });
      const inVain = order.slice(answered, answered + unanswered);
      expect(await outcomes(order)).toEqual(
        order.map((id) => ({ closed: true, changes: 1, reasons: inVain.includes(id) ? [CONFLICT] : [] })),
      );
    },
    RUN,
  );
}
