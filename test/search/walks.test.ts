import { fillIndex } from '@enishi/local-cloud/testing/fillIndex';
import { type Engine, startSearch } from '@enishi/local-cloud/testing/startSearch';
import fc from 'fast-check';
import { indexDefinition } from '../../lambdas/index-search/indexDefinition';
import { synonymRules } from '../../lambdas/index-search/synonymRules';
import { guest, SearchResolver } from '../support/resolver/SearchResolver';
import { seedJobs } from './typed/seedJobs';

const ALIAS = 'walks-open-jobs';
/** The environment variable `WALKS` sets another number, such as 100 on an OpenSearch of two nodes. */
const WALKS = Number(process.env.WALKS ?? 12);
/** The number of jobs that are written again between two pages of a walk. */
const REWRITES = 10;

let engine: Engine;
let resolver: SearchResolver;
let version = 2000;

beforeAll(async () => {
  engine = await startSearch(process.env.OPENSEARCH_ENDPOINT);
  await fillIndex(engine, ALIAS, indexDefinition('open-jobs', synonymRules()), [...seedJobs]);
  resolver = await SearchResolver.of('search/Query.searchOpenJobs');
}, 120_000);
afterAll(() => engine.stop());

/** Writes some jobs again, unchanged: the engine deletes the old documents, which still count in its statistics. */
async function rewrite(places: readonly number[]): Promise<void> {
  version += 1;
  const lines = [...new Set(places)].flatMap((place) => {
    const job = seedJobs[place % seedJobs.length] as { id?: unknown };
    return [{ index: { _index: ALIAS, _id: job.id, version, version_type: 'external_gte' } }, job];
  });
  const body = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  await engine.call({ method: 'POST', path: '/_bulk?refresh=true', body });
}

/** The engine's requests of one search, sent with the parameters of the resolver. */
async function ask(caller: string, args: object) {
  const identity = { ...guest, cognitoIdentityId: caller };
  const { page } = await resolver.page({ limit: 20, ...args }, identity, async ({ path, body }) => {
    const to = `${path.replace('/open-jobs/', `/${ALIAS}/`)}?preference=${encodeURIComponent(caller)}`;
    return (await engine.call({ method: 'POST', path: to, body })).body;
  });
  return page;
}

/** Reads all pages of a search while jobs are written. Returns the ids in their order and the first page's number. */
async function walk(caller: string, args: object, places: readonly number[]) {
  const ids: string[] = [];
  let nextToken: string | null = null;
  let wanted = 0;
  do {
    const page: Awaited<ReturnType<typeof ask>> = await ask(caller, { ...args, nextToken });
    wanted ||= page.nearTotal;
    ids.push(...page.items.map(({ id }) => `${id}`));
    nextToken = page.nextToken;
    if (nextToken) await rewrite(places.map((place) => place + ids.length));
  } while (nextToken);
  return { ids, wanted };
}

// Ranked, near, sorted and plain.
const searches: object[] = [
  { filter: { keyword: { match: 'エンジニア' } } },
  { filter: { keyword: { match: 'リモート' } } },
  { filter: { keyword: { match: 'python aws 未経験 週3日' } } },
  { filter: { keyword: { match: '経験' } }, sort: [{ field: 'publishedAt', direction: 'desc' }] },
  {},
];

test(`${WALKS} walks through all pages, with writes in between, show each job once`, async () => {
  const places = fc.sample(fc.array(fc.nat(10_000), { minLength: REWRITES, maxLength: REWRITES }), {
    seed: 20261126,
    numRuns: WALKS,
  });
  const wrong = { twice: 0, lost: 0, items: 0 };
  for (const [at, some] of places.entries()) {
    const { ids, wanted } = await walk(`caller-${at}`, searches[at % searches.length] as object, some);
    wrong.items += ids.length;
    if (new Set(ids).size < ids.length) wrong.twice += 1;
    if (new Set(ids).size < wanted) wrong.lost += 1;
  }
  process.stdout.write(
    `search, walks: ${WALKS} walks over ${wrong.items} items; ${wrong.twice} with one twice, ${wrong.lost} with one lost\n`,
  );
  expect(wrong).toMatchObject({ twice: 0, lost: 0 });
  expect(wrong.items).toBeGreaterThan(WALKS * 20);
}, 600_000);
