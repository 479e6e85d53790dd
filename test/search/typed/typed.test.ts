import { startSearch, type Engine } from '@enishi/local-cloud/testing/startSearch';
import { fillIndex } from '@enishi/local-cloud/testing/fillIndex';
import { indexDefinition } from '../../../lambdas/index-search/indexDefinition';
import { synonymRules } from '../../../lambdas/index-search/synonymRules';
import { guest, SearchResolver } from '../../support/resolver/SearchResolver';
import { type Answered, judge, type Quality } from './judge';
import { readQueries, type TypedQuery } from './readQueries';
import { seedJobs } from './seedJobs';

const ALIAS = 'typed-open-jobs';

let engine: Engine;
let resolver: SearchResolver;

beforeAll(async () => {
  engine = await startSearch(process.env.OPENSEARCH_ENDPOINT);
  await fillIndex(engine, ALIAS, indexDefinition('open-jobs', synonymRules()), [...seedJobs]);
  resolver = await SearchResolver.of('search/searchOpenJobs');
});

afterAll(() => engine.stop());

/**
 * Searches for the query's text as the API does, and returns the grades of the jobs found. If no job matches,
 * an answer with `total: 0` counts as correct, even if it lists similar jobs.
 */
async function answer({ query, grade }: TypedQuery): Promise<Answered> {
  const args = { filter: { keyword: { match: query } }, limit: 50 };
  const { page } = await resolver.page(args, guest, async ({ path, body }) => {
    const { body: result } = await engine.call({
      method: 'POST',
      path: path.replace('/open-jobs/', `/${ALIAS}/`),
      body,
    });
    return result;
  });
  const grades = seedJobs.map(grade);
  const exists = grades.some((each) => each > 0);
  return {
    grades: exists || page.total > 0 ? page.items.map((job) => grade(job as never)) : [],
    wanted: grades.filter((each) => each === 2).length,
    acceptable: grades.filter((each) => each === 1).length,
  };
}

const line = (name: string, { queries, precision, recall, inVain }: Quality) =>
  `  ${name.padEnd(14)} ${String(queries).padStart(4)}   precision@10 ${precision.toFixed(3)}   ` +
  `recall@50 ${recall.toFixed(3)}   wrongly without a result ${inVain}\n`;

/**
 * Searches for all queries of a file, prints the quality of the answers by kind of query, and returns the
 * quality of all answers together.
 */
async function ask(file: string): Promise<Quality> {
  const byKind = new Map<string, Answered[]>();
  for (const query of readQueries(file))
    byKind.set(query.kind, [...(byKind.get(query.kind) ?? []), await answer(query)]);
  const all = judge([...byKind.values()].flat());
  const kinds = [...byKind].map(([kind, answers]) => line(kind, judge(answers)));
  process.stdout.write(`search, typed, ${file}:\n${kinds.join('')}${line('all', all)}`);
  return all;
}

test('jobs are found by what people type', async () => {
  const { queries, precision, recall, inVain } = await ask('golden.txt');
  expect(precision).toBeGreaterThanOrEqual(0.9);
  expect(recall).toBeGreaterThanOrEqual(0.85);
  expect(inVain / queries).toBeLessThanOrEqual(0.03);
});

test('jobs are found by texts that were written and judged before the rules', async () => {
  const { queries, precision, recall, inVain } = await ask('unseen.txt');
  expect(precision).toBeGreaterThanOrEqual(0.85);
  expect(recall).toBeGreaterThanOrEqual(0.78);
  expect(inVain / queries).toBeLessThanOrEqual(0.06);
});

test('jobs are found by what people mean', async () => {
  const { queries, precision, recall, inVain } = await ask('concepts.txt');
  expect(precision).toBeGreaterThanOrEqual(0.9);
  expect(recall).toBeGreaterThanOrEqual(0.88);
  expect(inVain / queries).toBeLessThanOrEqual(0.02);
});

test('jobs are found by what strangers to the search typed', async () => {
  const { queries, precision, recall, inVain } = await ask('strangers.txt');
  expect(precision).toBeGreaterThanOrEqual(0.86);
  expect(recall).toBeGreaterThanOrEqual(0.85);
  expect(inVain / queries).toBeLessThanOrEqual(0.02);
});
