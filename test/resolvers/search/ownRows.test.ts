import type { IndexName } from '../../../lambdas/index-search/IndexName';
import { indexDefinition } from '../../../lambdas/index-search/indexDefinition';
import { synonymRules } from '../../../lambdas/index-search/synonymRules';
import { bundleStep } from '../../support/resolver/bundleStep';
import { evaluate } from '@enishi/local-cloud/appsync';
import { admin, guest, member, SearchResolver, talent } from '../../support/resolver/SearchResolver';

const env = { TalentTable: 'Talent', publishingRole: '' };

test('keeps and applications of a page are read by key and added to their jobs', async () => {
  const code = await bundleStep('resolvers/search/searchOpenJobs.ts#mine');
  const prev = { result: { items: [{ id: 'a' }, { id: 'b' }], total: 2 } };
  const ctx = { prev, stash: { who: { kind: 'person', sub: 's' }, wantsMine: true }, env, identity: talent };
  const { value } = evaluate(code, 'request', ctx);
  const { keys } = (value as { tables: { Talent: { keys: unknown[] } } }).tables.Talent;
  expect(keys).toHaveLength(4);
  const keep = { pk: 's#private', sk: 'UserFavoriteOpenJobs#b', isFavorite: true };
  const apply = { pk: 's#private', sk: 'UserApplies#a', type: 'APPLIED' };
  const answer = evaluate(code, 'response', {
    ...ctx,
    result: { data: { Talent: [null, keep, apply, null] } },
  });
  expect(answer.value).toEqual({
    items: [
      { id: 'a', myFavorite: null, myApply: apply },
      { id: 'b', myFavorite: keep, myApply: null },
    ],
    total: 2,
  });
});

describe('keeps', () => {
  let keeps: SearchResolver;
  beforeAll(async () => {
    keeps = await SearchResolver.of('search/searchUserFavoriteOpenJobs');
  });

  test('are the caller’s own, with any other filter', () => {
    const { body } = keeps.request(
      { filter: { or: [{ userID: { eq: 'another' } }, { state: { eq: 'OPEN' } }] } },
      talent,
    );
    expect(body.query).toMatchObject({ bool: { filter: [{ term: { userID: talent.sub } }, {}] } });
  });

  test('of another person are an empty page without a search', () => {
    const { value, earlyReturn } = keeps.ask({ filter: { userID: { eq: 'another' } } }, talent);
    expect(earlyReturn).toBeTruthy();
    expect(value).toEqual({
      ...{ items: [], nextToken: null, total: 0, nearTotal: 0, match: 'EXACT' },
      aggregateItems: [],
    });
  });

  test('of another person are shown to administrators', () => {
    const { body } = keeps.request({ filter: { userID: { eq: 'another' } } }, admin);
    expect(JSON.stringify(body.query)).toContain('{"term":{"userID":"another"}}');
  });

  test('are not available to guests', () => {
    expect(keeps.ask({}, guest).error).toMatchObject({ errorType: 'Unauthorized' });
  });
});

describe('applications', () => {
  let applies: SearchResolver;
  beforeAll(async () => {
    applies = await SearchResolver.of('search/searchUserApplies');
  });

  test('can be searched by administrators', () => {
    expect(applies.request({}, admin).path).toBe('/user-applies/_search');
    for (const identity of [talent, guest, member])
      expect(applies.ask({}, identity).error).toMatchObject({ errorType: 'Unauthorized' });
  });

  test('to their own jobs are found by clients and consultants, while the client area is open', () => {
    const forced = (identity: object) => JSON.stringify(applies.request({}, identity, 'open').body.query);
    expect(forced(member)).toContain(
      '"should":[{"term":{"memberIds":"member-1"}},{"term":{"organizationId":"org-1"}}]',
    );
    expect(forced(talent)).toContain('"should":[{"term":{"memberIds":"talent-1"}}]');
    expect(forced(talent)).toContain('"must_not":[{"term":{"type":"WITHDRAWN"}}]');
    expect(applies.ask({}, guest, 'open').error).toMatchObject({ errorType: 'Unauthorized' });
  });

  test('can be aggregated by the consultant’s name', () => {
    const aggregates = [{ name: 'who', type: 'terms', field: 'consultantName' }];
    const { body } = applies.request({ aggregates }, admin);
    expect(JSON.stringify(body.aggs)).toContain('"consultantName.keyword"');
  });
});

/**
 * Tests that scores cannot reveal which words are in other people's rows when a caller searches their own: the
 * index scores a match the same whatever the other rows contain (ADR 88).
 */
test.each([
  ['search/searchOpenJobs', member, { organizationId: { eq: 'org-1' }, title: { match: '決済' } }],
  ['search/searchUserFavoriteOpenJobs', talent, { keyword: { match: '決済' } }],
  ['search/searchUserApplies', member, { keyword: { match: '決済' } }],
])('%s: a search among other people’s rows is scored without their words', async (name, identity, filter) => {
  const resolver = await SearchResolver.of(name);
  for (const sort of [[], [{ field: 'relevance' }], [{ field: 'relevance', direction: 'asc' }]]) {
    const { body, path } = resolver.request({ filter, sort }, identity, 'open');
    expect(JSON.stringify(body.sort)).toContain('_score');
    expect(JSON.stringify(body.query)).toContain('決済');
    const index = path.split('/')[1] as IndexName;
    const { settings } = indexDefinition(index, synonymRules());
    expect(settings).toMatchObject({ similarity: { default: { type: 'boolean' } } });
  }
});
