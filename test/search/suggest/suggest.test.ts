import { evaluate } from '@enishi/local-cloud/appsync';
import { fillIndex } from '@enishi/local-cloud/testing/fillIndex';
import { type Engine, startSearch } from '@enishi/local-cloud/testing/startSearch';
import { openJobAdminDocument } from '../../../lambdas/index-search/documents/openJobAdminDocument';
import { indexDefinition } from '../../../lambdas/index-search/indexDefinition';
import { synonymRules } from '../../../lambdas/index-search/synonymRules';
import { bundleStep } from '../../support/resolver/bundleStep';
import { admin, guest, SearchResolver } from '../../support/resolver/SearchResolver';
import { percentile } from '../../bench/percentile';
import { seeded } from '../../support/seedData';
import { seedJobs } from '../typed/seedJobs';

interface Suggestion {
  kind: string;
  id: string | null;
  name: string;
  count: number;
}

interface Asked {
  path: string;
  params: { body: Record<string, unknown> };
}

let engine: Engine;
let code: string;
const jobs = seeded('OpenJob');

beforeAll(async () => {
  engine = await startSearch(process.env.OPENSEARCH_ENDPOINT);
  const all = jobs.map((job) => openJobAdminDocument({ job, mainJobs: [] }));
  await fillIndex(engine, 'suggest-open-jobs', indexDefinition('open-jobs', synonymRules()), [...seedJobs]);
  await fillIndex(engine, 'suggest-open-jobs-admin', indexDefinition('open-jobs-admin', synonymRules()), all);
  code = await bundleStep('resolvers/search/Query.suggest.ts');
}, 180_000);

afterAll(() => engine.stop());

async function suggest(
  args: { text: string; kind?: string },
  identity: object = guest,
): Promise<Suggestion[]> {
  const ctx = { arguments: args, identity, env: { clientArea: 'closed', publishingRole: '' } };
  const { value, error, earlyReturn } = evaluate(code, 'request', ctx);
  if (error) throw new Error(JSON.stringify(error));
  if (earlyReturn) return value as Suggestion[];
  const { path, params } = value as Asked;
  const { status, body: result } = await engine.call({
    method: 'POST',
    path: path.replace('/open-jobs', '/suggest-open-jobs'),
    body: params.body,
  });
  expect(status).toBe(200);
  return evaluate(code, 'response', { ...ctx, result }).value as Suggestion[];
}

const names = async (text: string, kind?: string) =>
  (await suggest({ text, ...(kind && { kind }) })).map(({ name }) => name);

test.each([
  ['pyth', 'SKILL', 'Python'],
  ['Ｐｙ', 'SKILL', 'Python'],
  ['ぱいそん', 'SKILL', 'Python'],
  ['js', 'SKILL', 'JavaScript'],
  ['けいり', 'JOB', '経理・財務'],
  ['ケイ', 'JOB', '経理・財務'],
  ['財務', 'JOB', '経理・財務'],
  ['ふろんと', 'JOB', 'フロントエンドエンジニア'],
  ['UI/', 'JOB', 'UI/UXデザイナー'],
  ['とうきょ', 'PLACE', '東京都'],
  ['東', 'PLACE', '東京都'],
  ['C#', 'SKILL', 'C#'],
])('%s is completed to the %s %s', async (text, kind, name) => {
  expect(await names(text, kind)).toContain(name);
  expect(await names(text)).toContain(name);
});

test('a name that begins with the text comes before one that contains it, then the one with more jobs', async () => {
  const found = await suggest({ text: 'エンジニア', kind: 'JOB' });
  const counts = found.map(({ count }) => count);
  expect(found.length).toBeGreaterThan(3);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  const [first] = await names('デザイン', 'SKILL');
  expect(first).toMatch(/^デザイン/);
});

test('the number is that of the jobs that the search by the same id finds', async () => {
  const found = await suggest({ text: 'エンジニア' });
  expect(found.length).toBeGreaterThan(3);
  for (const { kind, id, count } of found) {
    const field = { JOB: 'jobIDs', SKILL: 'skillIDs', PLACE: 'prefectureIDs' }[kind] ?? '';
    const having = seedJobs.filter((job) => (job[field] as string[] | undefined)?.includes(`${id}`));
    if (id) expect(having).toHaveLength(count);
  }
});

test('signs with a meaning in expressions are letters, and a text of spaces asks nothing', async () => {
  for (const text of ['.*', '[a', '(', '"', '~#@&<>', '\\', '東\t', '\n', '|', '{1000}'.repeat(9)])
    expect((await suggest({ text })).every(({ name }) => name.includes(text.trim()))).toBe(true);
  expect(await suggest({ text: ' 　\t' })).toEqual([]);
});

test('one letter completes only what begins with it', async () => {
  expect(await names('ニ', 'JOB')).toEqual([]);
  expect(await names('ニア', 'JOB')).toContain('フロントエンドエンジニア');
});

test('organizations that hide their name are suggested to administrators only, and their jobs are not counted', async () => {
  const shown = (name: unknown) =>
    seedJobs.filter((job) => job.organizationName === name && job.isHideOrganizationName !== true).length;
  const hiding = jobs.filter(({ isHideOrganizationName }) => isHideOrganizationName === true);
  const secret = [...new Set(hiding.map(({ organizationName }) => String(organizationName)))];
  expect(secret.length).toBeGreaterThan(3);
  for (const text of secret) {
    const [found] = (await suggest({ text: text.slice(0, 60), kind: 'ORGANIZATION' })).filter(
      ({ name }) => name === text,
    );
    expect(found?.count ?? 0).toBe(shown(text));
    expect((await suggest({ text, kind: 'ORGANIZATION' }, admin)).map(({ name }) => name)).toContain(text);
  }
});

test('skills that a job hides are neither suggested nor counted', async () => {
  const hiding = seedJobs.filter(({ isHideSkills }) => isHideSkills === true);
  expect(hiding.length).toBeGreaterThan(0);
  for (const { suggestions } of hiding)
    expect((suggestions as string[]).filter((term) => term.startsWith('SKILL'))).toEqual([]);
});

test('a suggestion reads no job and takes less time than a search with its counts', async () => {
  const typed = 'え えん えんじ エンジニア d de デザ p py pyt 東 東京 け けい 株 株式'.split(' ');
  const times: { suggest: number[]; search: number[] } = { suggest: [], search: [] };
  const search = await SearchResolver.of('search/Query.searchOpenJobs');
  const fields = ['jobIDs', 'skillIDs', 'prefectureIDs', 'workType', 'baseLocationTypes', 'salaryType'];
  const aggregates = fields.map((field) => ({ name: field, type: 'terms', field }));
  let bytes = 0;
  for (const text of [...typed, ...typed]) {
    const start = performance.now();
    const found = await suggest({ text });
    const between = performance.now();
    await search.page({ filter: { keyword: { match: text } }, aggregates }, guest, async ({ path, body }) => {
      const answer = await engine.call({ method: 'POST', path: `/suggest-${path.slice(1)}`, body });
      return answer.body;
    });
    times.suggest.push(between - start);
    times.search.push(performance.now() - between);
    bytes = Math.max(bytes, JSON.stringify(found).length);
  }
  const [half, most] = [percentile(times.suggest, 0.5), percentile(times.suggest, 0.99)];
  const beside = percentile(times.search, 0.5);
  process.stdout.write(
    `search, suggest: p50 ${half.toFixed(1)} ms, p99 ${most.toFixed(1)} ms, at most ${bytes} bytes; ` +
      `a search beside it p50 ${beside.toFixed(1)} ms\n`,
  );
  expect(bytes).toBeLessThan(2_000);
  expect(half).toBeLessThan(beside);
});
