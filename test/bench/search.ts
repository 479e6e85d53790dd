/**
 * `npm run bench -- search` starts an empty stack and adds jobs (BENCH_JOBS, by default 100,000): some to the
 * table, whose stream indexes them, but most directly to the search index. Then it measures the request of
 * the job search screen, and the time until changed jobs are found.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { BatchWriteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Action } from '../../lambdas/index-search/Action';
import { openJobAdminDocument } from '../../lambdas/index-search/documents/openJobAdminDocument';
import { openJobDocument } from '../../lambdas/index-search/documents/openJobDocument';
import { writeActions } from '../../lambdas/index-search/writeActions';
import type { Item } from '../../lambdas/lib/Item';
import { query } from '../support/api/query';
import { readJson } from '../support/api/readJson';
import { localTables } from '../support/localTables';
import { startStack } from '../support/stack/startStack';
import { searchEnvironment } from '../unit/search/searchEnvironment';
import { manyJobs } from './manyJobs';
import { memoryOf } from './memoryOf';
import { percentile } from './percentile';

const COUNT = Number(process.env.BENCH_JOBS ?? 100_000);
/** The number of jobs that the benchmark writes to the table, whose stream writes them to the search index. */
const FOLLOWED = Math.min(2_000, COUNT);
const SEARCHES = 300;
const CHANGES = 100;
const WORDS = [
  'エンジニア',
  'リモート 副業',
  'データ分析',
  'React',
  'マネージャー',
  'ﾃﾞｻﾞｲﾅｰ',
  '',
  '週3日 フルリモート',
];

const screen = /* GraphQL */ `
  query Screen($filter: SearchableOpenJobFilterInput) {
    searchOpenJobs(
      filter: $filter
      limit: 20
      aggregates: [
        { name: "jobs", type: terms, field: jobIDs }
        { name: "skills", type: terms, field: skillIDs }
        { name: "places", type: terms, field: prefectureIDs }
        { name: "types", type: terms, field: workType }
        { name: "pays", type: terms, field: salaryType }
      ]
    ) {
      total
      items {
        id
        title
        organizationName
        minumumSalary
      }
      aggregateItems {
        name
        result {
          ... on SearchableAggregateBucketResult {
            buckets {
              key
              doc_count
            }
          }
        }
      }
    }
  }
`;

type Screen = { searchOpenJobs: { total: number; items: object[]; aggregateItems: object[] } };

async function main(): Promise<void> {
  const stack = await startStack({ args: ['--no-web', '--empty', '--memory'] });
  process.env.ENISHI_URL = stack.origin;
  const engine = `http://127.0.0.1:${stack.port + 2}`;
  const client = localTables.open();
  try {
    const TableName = await localTables.nameOf(client, 'OpenJob');
    const before = memoryOf(stack.pid).now;
    const followed = manyJobs(FOLLOWED);
    const began = performance.now();
    const writer = async () => {
      for (let batch = take(followed, 25); batch.length > 0; batch = take(followed, 25))
        await client.send(
          new BatchWriteCommand({
            RequestItems: { [TableName]: batch.map((Item) => ({ PutRequest: { Item } })) },
          }),
        );
    };
    await Promise.all([writer(), writer(), writer(), writer()]);
    const wrote = since(began);
    while ((await counted(engine)) < FOLLOWED) await pause(100);
    console.log(
      `${FOLLOWED} jobs, written to the table in ${wrote.toFixed(0)} s, were findable after ` +
        `${since(began).toFixed(0)} s: ${Math.round(FOLLOWED / since(began))} jobs/s through the stream`,
    );
    while ((await readJson<{ behind: boolean }[]>('/_local/streams')).some(({ behind }) => behind))
      await pause(250);

    Object.assign(process.env, searchEnvironment(engine));
    const others = manyJobs(COUNT - FOLLOWED);
    const filling = performance.now();
    for (let batch = take(others, 500); batch.length > 0; batch = take(others, 500)) {
      const actions = batch.flatMap((item): Action[] => {
        const items = { job: item as Item, mainJobs: [] };
        const id = String(item.id);
        return [
          { index: 'open-jobs', id, document: openJobDocument(items) },
          { index: 'open-jobs-admin', id, document: openJobAdminDocument(items) },
        ];
      });
      const [failure] = (await writeActions(actions, Date.now(), (index) => [index])).values();
      if (failure) throw failure;
    }
    console.log(
      `${COUNT - FOLLOWED} more, two documents each, written to search in ${since(filling).toFixed(0)} s: ` +
        `${Math.round((COUNT - FOLLOWED) / since(filling))} jobs/s; ` +
        `memory of the local cloud ${before} MB before, ${memoryOf(stack.pid).now} MB with ${COUNT} jobs`,
    );

    const times: number[] = [];
    let found = 0;
    for (let turn = 0; turn < SEARCHES; turn++) {
      const word = WORDS[turn % WORDS.length];
      const filter = {
        ...(word && { keyword: { match: word } }),
        ...(turn % 3 === 0 && { minumumSalary: { gte: 400_000 } }),
      };
      const asked = performance.now();
      const { data, errors } = await query<Screen>(screen, { filter }, 'guest');
      times.push(performance.now() - asked);
      if (errors[0] || data?.searchOpenJobs.aggregateItems.length !== 5)
        throw new Error(JSON.stringify(errors));
      found += data.searchOpenJobs.total;
    }
    console.log(
      `the screen's request with five aggregates, ${SEARCHES} times, ${Math.round(found / SEARCHES)} found on average: ` +
        `p50 ${percentile(times, 0.5).toFixed(0)} ms, p99 ${percentile(times, 0.99).toFixed(0)} ms`,
    );

    const lags: number[] = [];
    for (const Item of manyJobs(CHANGES)) {
      const put = performance.now();
      await client.send(new PutCommand({ TableName, Item }));
      while ((await fetch(`${engine}/open-jobs/_doc/${String(Item.id)}`)).status !== 200) await pause(2);
      lags.push(performance.now() - put);
    }
    console.log(
      `a changed job is found after p50 ${percentile(lags, 0.5).toFixed(0)} ms, p99 ${percentile(lags, 0.99).toFixed(0)} ms`,
    );
  } finally {
    client.destroy();
    await stack.stop();
    stack.forget();
  }
}

const since = (moment: number): number => (performance.now() - moment) / 1000;

function take(jobs: Generator<Record<string, unknown>>, count: number): Record<string, unknown>[] {
  const batch: Record<string, unknown>[] = [];
  while (batch.length < count) {
    const { value, done } = jobs.next();
    if (done) break;
    batch.push(value);
  }
  return batch;
}

async function counted(engine: string): Promise<number> {
  const response = await fetch(`${engine}/open-jobs-admin/_count`);
  return ((await response.json()) as { count: number }).count;
}

void main();
