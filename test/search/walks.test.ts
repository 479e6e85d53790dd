import { fillIndex } from '@enishi/local-cloud/testing/fillIndex';
import { type Engine, startSearch } from '@enishi/local-cloud/testing/startSearch';
import fc from 'fast-check';
import { indexDefinition } from '../../lambdas/index-search/indexDefinition';
import { synonymRules } from '../../lambdas/index-search/synonymRules';
import { guest, SearchResolver } from '../support/resolver/SearchResolver';
import { seedJobs } from './typed/seedJobs';

const ALIAS = 'walks-open-jobs';
/**
 * The number of walks: how often the test reads all pages of a search. The environment variable `WALKS`
 * replaces it, for example by 100 for an OpenSearch of two nodes.
 */
const WALKS = Number(process.env.WALKS ?? 12);
/** How long all walks of a test may take, in milliseconds, also beside other work. */
const MOST_MS = Math.max(600_000, WALKS * 30_000);
/** The number of jobs that are written again before each walk, and between its pages. */
const REWRITES = 10;

let engine: Engine;
let resolver: SearchResolver;
let version = 2000;

beforeAll(async () => {
  engine = await startSearch(process.env.OPENSEARCH_ENDPOINT);
  await fillIndex(engine, ALIAS, indexDefinition('open-jobs', synonymRules()), [...seedJobs]);
  resolver = await SearchResolver.of('search/searchOpenJobs');
});
afterAll(() => engine.stop());

/**
 * Writes some jobs again, unchanged. The engine then deletes the old documents, but still counts them in its
 * statistics.
 */
async function rewrite(places: readonly number[]): Promise<void> {
  version += 1;
  const lines = [...new Set(places)].flatMap((place) => {
    const job = seedJobs[place % seedJobs.length] as { id?: unknown };
    return [{ index: { _index: ALIAS, _id: job.id, version, version_type: 'external_gte' } }, job];
  });
  const body = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  await engine.call({ method: 'POST', path: '/_bulk?refresh=true', body });
}

/**
 * Sends the requests that the search resolver makes for one page to the engine, with the same `preference` as
 * the resolver. Returns the page.
 */
async function ask(caller: string, args: object) {
  const identity = { ...guest, cognitoIdentityId: caller };
  const { page } = await resolver.page({ limit: 20, ...args }, identity, async ({ path, body }) => {
    const to = `${path.replace('/open-jobs/', `/${ALIAS}/`)}?preference=${encodeURIComponent(caller)}`;
    return (await engine.call({ method: 'POST', path: to, body })).body;
  });
  return page;
}

/**
 * When jobs are written again. `before`: only before the walk, so that the copies of a shard differ;
 * `between`: also between the pages of the walk.
 */
type When = 'before' | 'between';

/** Reads all pages of a search. Returns the ids in their order and the first page's number of hits. */
async function walk(caller: string, args: object, places: readonly number[], when: When) {
  const ids: string[] = [];
  let nextToken: string | null = null;
  let wanted = 0;
  await rewrite(places);
  do {
    const page: Awaited<ReturnType<typeof ask>> = await ask(caller, { ...args, nextToken });
    wanted ||= page.nearTotal;
    ids.push(...page.items.map(({ id }) => `${id}`));
    nextToken = page.nextToken;
    if (nextToken && when === 'between') await rewrite(places.map((place) => place + ids.length));
  } while (nextToken);
  return { ids, wanted };
}

const ranked: object[] = [
  { filter: { keyword: { match: 'エンジニア' } } },
  { filter: { keyword: { match: 'リモート' } } },
  { filter: { keyword: { match: 'python aws 未経験 週3日' } } },
];
const sorted: object[] = [
  { filter: { keyword: { match: '経験' } }, sort: [{ field: 'publishedAt', direction: 'desc' }] },
  {},
];

/** Walks through the pages of the searches in turn. Returns how many walks showed a job twice or lost one. */
async function walkAll(searches: readonly object[], when: When) {
  const places = fc.sample(fc.array(fc.nat(10_000), { minLength: REWRITES, maxLength: REWRITES }), {
    seed: Number(process.env.SEED ?? 20261126),
    numRuns: WALKS,
  });
  const found = { twice: 0, lost: 0, items: 0 };
  for (const [at, some] of places.entries()) {
    const { ids, wanted } = await walk(`caller-${at}`, searches[at % searches.length] as object, some, when);
    found.items += ids.length;
    if (new Set(ids).size < ids.length) found.twice += 1;
    if (new Set(ids).size < wanted) found.lost += 1;
  }
  return found;
}

const print = (what: string, { twice, lost, items }: Awaited<ReturnType<typeof walkAll>>) =>
  process.stdout.write(
    `search, walks, ${what}: ${WALKS} walks over ${items} items; ${twice} with a job twice, ${lost} with one lost\n`,
  );

test(
  'walks by relevance show each job once, however the copies of the index differ',
  async () => {
    const found = await walkAll(ranked, 'before');
    print('by relevance, writes before', found);
    expect(found).toMatchObject({ twice: 0, lost: 0 });
    expect(found.items).toBeGreaterThan(WALKS * 20);
  },
  MOST_MS,
);

test(
  'walks in an order of the caller show each job once, while jobs are written',
  async () => {
    const found = await walkAll(sorted, 'between');
    print('by date, writes between pages', found);
    expect(found).toMatchObject({ twice: 0, lost: 0 });
    expect(found.items).toBeGreaterThan(WALKS * 20);
  },
  MOST_MS,
);

test(
  'walks by relevance show each job once, while jobs are written',
  async () => {
    const found = await walkAll(ranked, 'between');
    print('by relevance, writes between pages', found);
    expect(found).toMatchObject({ twice: 0, lost: 0 });
    expect(found.items).toBeGreaterThan(WALKS * 20);
  },
  MOST_MS,
);
