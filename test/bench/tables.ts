/**
 * `npm run prove tables` starts a seeded stack and adds jobs and talents (BENCH_ROWS of each, by default
 * 100,000) to the search indices. Then it measures the requests of the administrators' tables, as the web app
 * sends them, for the first page and for changed filters, and the memory of the browser while it goes through 50
 * pages of each table. Exits with 1 when a request is slower than its goal at p99, or the memory grows.
 */
import type { Page } from 'playwright-core';
import { print } from 'graphql';
import { openJobAdminDocument } from '../../lambdas/index-search/documents/openJobAdminDocument';
import type { Item } from '../../lambdas/lib/Item';
import { AdminUsersDocument } from '../../web/src/generated/adminUsers';
import { ListedJobsDocument } from '../../web/src/generated/listedJobs';
import { userFacetNames } from '../../web/src/features/users/search/userFacets';
import { query } from '../support/api/query';
import type { Person } from '../support/api/Person';
import { arriveAs } from '../support/browser/arriveAs';
import { launchBrowser } from '../support/browser/launchBrowser';
import { startVisit } from '../support/browser/startVisit';
import { eventually } from '../support/eventually';
import { given } from '../support/given';
import { startStack } from '../support/stack/startStack';
import { searchEnvironment } from '../unit/search/searchEnvironment';
import { fillSearch } from './fillSearch';
import { manyJobs } from './search/manyJobs';
import { manyTalents } from './manyTalents';
import { percentile } from './percentile';

const ROWS = Number(process.env.BENCH_ROWS ?? 100_000);
const REQUESTS = 200;
const PAGES = 50;
/** The goals: milliseconds at p99, and how much the browser's memory may grow over all pages. */
const MOST_MS = 500;
const MOST_GROWTH = 1.2;

interface Table {
  name: string;
  path: string;
  document: string;
  aggregates: readonly string[];
  sort: object[] | undefined;
  /** The conditions of changed filters. The first page has none. */
  filters: readonly object[];
}

const tables: readonly Table[] = [
  {
    ...{ name: 'jobs', path: '/admin/jobs', document: print(ListedJobsDocument) },
    aggregates: ['state', 'organizationId', 'jobIDs', 'consultantName'],
    sort: [{ field: 'updatedAt', direction: 'desc' }],
    filters: [
      { keyword: { match: 'エンジニア' } },
      { state: { in: ['PUBLIC'] } },
      { keyword: { match: 'リモート 副業' }, state: { in: ['PUBLIC', 'CLOSED'] } },
      { keyword: { match: '（99' } },
    ],
  },
  {
    ...{ name: 'talents', path: '/admin/users', document: print(AdminUsersDocument) },
    aggregates: userFacetNames,
    sort: undefined,
    filters: [
      { keyword: { match: 'デザイナー' } },
      { numberOfDayPerWeek: { gte: 3 }, isPrivate: { eq: false } },
      { keyword: { match: 'React 東京' }, isAgreedPostForClient: { eq: true } },
      { keyword: { match: '結子 777' } },
    ],
  },
];

/** Measures one request of a table, in milliseconds each time. */
async function measure(table: Table, filter: object | undefined, admin: Person): Promise<number[]> {
  const times: number[] = [];
  const aggregates = table.aggregates.map((field) => ({ name: field, type: 'terms', field }));
  for (let turn = 0; turn < REQUESTS; turn++) {
    const asked = performance.now();
    const { errors } = await query(
      table.document,
      { filter, sort: table.sort, limit: 50, from: 0, aggregates },
      admin,
    );
    times.push(performance.now() - asked);
    if (errors[0]) throw new Error(JSON.stringify(errors));
  }
  return times;
}

/** Returns the used memory of a page's scripts in megabytes, after the garbage was collected. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1_048_576;
}

/** Goes through the pages of a table. Returns the memory after each tenth page, in megabytes. */
async function goThroughPages(page: Page): Promise<number[]> {
  const heaps: number[] = [];
  for (let number = 1; number <= PAGES; number++) {
    if (number > 1) {
      const first = await page.locator('tbody tr[data-row-key]').first().getAttribute('data-row-key');
      await page.locator('.ant-pagination-next button').click();
      await eventually(
        `page ${number}`,
        async () => {
          const shown = await page.locator('tbody tr[data-row-key]').first().getAttribute('data-row-key');
          return shown === first ? null : true;
        },
        60,
      );
    }
    if (number % 10 === 0) heaps.push(await heapOf(page));
  }
  return heaps;
}

async function main(): Promise<boolean> {
  const stack = await startStack({ args: ['--memory'] });
  process.env.ENISHI_URL = stack.origin;
  let isMet = true;
  const browser = await launchBrowser();
  try {
    Object.assign(process.env, searchEnvironment(`http://127.0.0.1:${stack.port + 2}`));
    const filling = performance.now();
    await fillSearch(manyJobs(ROWS), (item) => [
      {
        ...{ index: 'open-jobs-admin', id: String(item.id) },
        document: openJobAdminDocument({ job: item as Item, mainJobs: [] }),
      },
    ]);
    await fillSearch(manyTalents(ROWS), ({ id, document }) => [{ index: 'users-admin', id, document }]);
    console.log(
      `${ROWS} jobs and talents, written in ${((performance.now() - filling) / 1000).toFixed(0)} s`,
    );

    const admin = await given.theAdministrator();
    for (const table of tables) {
      await measure(table, undefined, admin);
      for (const [at, filter] of [undefined, ...table.filters].entries()) {
        const times = await measure(table, filter, admin);
        const p99 = percentile(times, 0.99);
        isMet &&= p99 <= MOST_MS;
        console.log(
          `${table.name}, ${at === 0 ? 'first page' : JSON.stringify(filter)}: p50 ` +
            `${percentile(times, 0.5).toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`,
        );
      }
      const visit = await startVisit(browser, { width: 1440, looksAt: [], contrastAt: 0 });
      await arriveAs(visit, admin);
      await visit.open(table.path);
      await visit.page.locator('tbody tr[data-row-key]').nth(10).waitFor({ timeout: 60_000 });
      const heaps = await goThroughPages(visit.page);
      const [begin = 0, end = 0] = [heaps[0], heaps.at(-1)];
      isMet &&= end <= begin * MOST_GROWTH;
      console.log(
        `${table.name}, memory after every tenth of ${PAGES} pages: ` +
          heaps.map((heap) => `${heap.toFixed(1)} MB`).join(', '),
      );
      await visit.page.context().close();
    }
  } finally {
    await browser.close();
    await stack.stop();
    stack.forget();
  }
  return isMet;
}

void main().then((isMet) => {
  process.exitCode = isMet ? 0 : 1;
});
