import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleStep } from '../../support/resolver/bundleStep';
import { bundleResolver } from '../../../infra/resolvers/bundleResolver';
import { resolverPlans } from '../../../infra/resolvers/resolverPlans';
import { evaluate } from '@enishi/local-cloud/appsync';
import { admin, guest, SearchResolver, talent } from '../../support/resolver/SearchResolver';

type Asked = { params: { queryString?: { preference?: string } } };

const preferenceOf = (request: unknown) => (request as Asked).params.queryString?.preference;

const searches = [
  ['search/searchOpenJobs', guest],
  ['search/searchOpenJobs', talent],
  ['search/searchUsers', admin],
  ['search/searchUserApplies', admin],
  ['search/searchUserFavoriteOpenJobs', talent],
  ['benefit/searchEmployeeBenefits', talent],
] as const;

/**
 * Tests that all pages of a search come from the same copy of an OpenSearch shard. Scores differ between
 * copies, because each counts deleted documents until it has removed them. A page from another copy could
 * therefore omit or repeat hits.
 */
describe('all pages of a caller come from the same shard copy', () => {
  test.each(searches)('%s', async (name, identity) => {
    const search = await SearchResolver.of(name);
    const nextToken = Buffer.from(
      [`EXACT${JSON.stringify(search.request({}, identity).body.sort)}`, '5', "'YQ=="].join(';'),
    ).toString('base64');
    const ask = (args: Record<string, unknown>, who: object = identity) =>
      preferenceOf(search.ask(args, { ...who, cognitoIdentityId: 'ap-northeast-1:guest-1' }).value);
    const first = ask({});
    // OpenSearch gives names with a leading underscore a special meaning.
    expect(first).toMatch(/^[^_]./);
    expect(ask({ nextToken })).toBe(first);
    expect(ask({ from: 20 })).toBe(first);
  });

  test('guests are distinguished by their identity pool id', async () => {
    const search = await SearchResolver.of('search/searchOpenJobs');
    const [one, other] = ['1', '2'].map((id) =>
      preferenceOf(search.ask({}, { ...guest, cognitoIdentityId: `ap-northeast-1:${id}` }).value),
    );
    expect(one).not.toBe(other);
  });

  test('Query.listConversations', async () => {
    const code = await bundleStep('resolvers/message/listConversations.ts#search');
    const ask = (args: object) =>
      evaluate(code, 'request', { identity: admin, arguments: { ...args } }).value;
    expect(preferenceOf(ask({}))).toBe('admin-1');
  });

  test('every search resolver sends its request through searchOperation', async () => {
    const files = readdirSync('resolvers', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.ts'),
    );
    const asking = files.filter((file) => readFileSync(join('resolvers', file), 'utf8').includes('_search'));
    expect(asking).toEqual(['search/lib/search.ts']);
    const steps = resolverPlans.flatMap(({ steps: all }) => all.filter(({ source }) => source === 'Search'));
    const codes = await Promise.all(
      steps.map(async (step) => [step.file, await bundleResolver(step)] as const),
    );
    expect(codes.length).toBeGreaterThan(6);
    const silent = codes.filter(([, code]) => !/\/_search`,params:\{queryString:\{preference:/.test(code));
    expect(silent.map(([file]) => file)).toEqual([]);
  });
});
