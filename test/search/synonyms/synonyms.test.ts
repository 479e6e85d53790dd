import { fillIndex } from '@enishi/local-cloud/testing/fillIndex';
import { type Engine, startSearch } from '@enishi/local-cloud/testing/startSearch';
import { indexDefinition } from '../../../lambdas/index-search/indexDefinition';
import { synonymRules } from '../../../lambdas/index-search/synonymRules';
import type { SynonymRule } from '../../../model/search/SynonymRule';
import { guest, SearchResolver } from '../../support/resolver/SearchResolver';
import { seedJobs } from '../typed/seedJobs';

const published: SynonymRule[] = [
  { words: ['帳面つけ'], to: ['経理'] },
  { words: ['絡繰', 'python'], to: [] },
  { words: ['growth hack'], to: ['マーケティング'] },
];

let engine: Engine;
let plain: SearchResolver;
let widened: SearchResolver;

beforeAll(async () => {
  engine = await startSearch(process.env.OPENSEARCH_ENDPOINT);
  await fillIndex(engine, 'synonyms-plain', indexDefinition('open-jobs', synonymRules()), [...seedJobs]);
  // As after the next deployment, with words of every kind.
  const deployed = [...published, { words: ['c++', 'お仕事の例', 'シー プラス'], to: [] }];
  const definition = indexDefinition('open-jobs', synonymRules(deployed));
  await fillIndex(engine, 'synonyms-deployed', definition, [...seedJobs]);
  plain = await SearchResolver.of('search/searchOpenJobs');
  widened = await SearchResolver.of('search/searchOpenJobs', [], published);
});
afterAll(() => engine.stop());

const send = async (resolver: SearchResolver, args: object, index = 'synonyms-plain') => {
  const { page } = await resolver.page({ limit: 50, ...args }, guest, async ({ path, body }) => {
    const { body: result } = await engine.call({
      method: 'POST',
      path: path.replace('/open-jobs/', `/${index}/`),
      body,
    });
    return result;
  });
  return { ...page, ids: page.items.map(({ id }) => `${id}`) };
};
const search = (resolver: SearchResolver, match: string, index?: string) =>
  send(resolver, { filter: { keyword: { match } } }, index);

test('a published word finds what its target finds, as exact hits', async () => {
  const target = await search(plain, '経理');
  expect((await search(plain, '帳面つけ')).total).toBe(0);
  const found = await search(widened, '帳面つけ');
  expect(target.total).toBeGreaterThan(0);
  expect({ ids: found.ids.toSorted(), match: found.match }).toEqual({
    ids: target.ids.toSorted(),
    match: 'EXACT',
  });
  expect((await search(widened, '経理')).ids).toEqual(target.ids);
});

test('words that mean the same find each other, and other words must match too', async () => {
  const python = await search(plain, 'python');
  expect((await search(widened, '絡繰')).ids.toSorted()).toEqual(python.ids.toSorted());
  const both = await search(plain, 'python aws');
  expect(both.total).toBeGreaterThan(0);
  expect(both.total).toBeLessThan(python.total);
  expect((await search(widened, '絡繰 aws')).ids.toSorted()).toEqual(both.ids.toSorted());
  expect((await search(widened, 'growth hack')).total).toBe((await search(plain, 'マーケティング')).total);
  expect((await search(widened, 'エンジニア -絡繰')).total).toBe(
    (await search(plain, 'エンジニア -python')).total,
  );
});

test('facets count, and cursors walk through, what the synonyms find', async () => {
  const filter = { keyword: { match: '絡繰' } };
  const aggregates = [{ name: 'types', type: 'terms', field: 'workType' }];
  const whole = await send(widened, { filter, aggregates });
  const counted = (page: object) =>
    (
      page as { aggregateItems: { result: { buckets: { doc_count: number }[] } }[] }
    ).aggregateItems[0]?.result.buckets
      .map(({ doc_count }) => doc_count)
      .reduce((sum, each) => sum + each, 0);
  expect(counted(whole)).toBe(whole.total);
  const walked: string[] = [];
  let nextToken: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof send>> = await send(widened, { filter, limit: 3, nextToken });
    walked.push(...page.ids);
    nextToken = page.nextToken;
  } while (nextToken);
  expect(walked).toEqual(whole.ids);
});

test('a synonym never finds what the caller’s filter excludes', async () => {
  const filter = { keyword: { match: '絡繰' }, workType: { eq: 'INTERN' } };
  const { items, total } = await send(widened, { filter });
  expect(total).toBe((await send(plain, { filter: { ...filter, keyword: { match: 'python' } } })).total);
  expect(items.every(({ workType }) => workType === 'INTERN')).toBe(true);
});

test('the next deployment takes the rules into the analysis, without those that OpenSearch would reject', async () => {
  const target = await search(plain, 'python');
  const deployed = await search(plain, '絡繰', 'synonyms-deployed');
  expect(deployed.ids.toSorted()).toEqual(target.ids.toSorted());
  expect(synonymRules(published).slice(-2)).toEqual([
    '絡繰, python',
    'growth hack => growth hack, マーケティング',
  ]);
});
