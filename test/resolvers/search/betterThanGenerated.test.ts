import { admin, guest, hits, member, SearchResolver, talent } from '../../support/resolver/SearchResolver';

/** The caller, the default sort field, and a field to aggregate by. */
const searches = [
  ['search/Query.searchOpenJobs', guest, 'publishedAt', 'workType'],
  ['search/Query.searchUsers', admin, 'createdAt', 'gender'],
  ['search/Query.searchUserApplies', admin, 'createdAt', 'type'],
  ['search/Query.searchUserFavoriteOpenJobs', talent, 'keptAt', 'state'],
  ['benefit/Query.searchEmployeeBenefits', talent, 'createdAt', 'tagIDs'],
] as const;

type Page = { items: { id: string }[]; nextToken: string | null; total: number; aggregateItems: unknown[] };

/** What Amplify’s generated @searchable resolvers lack; each title states what ours do instead. */
describe.each(searches)('%s', (name, identity, date, field) => {
  let search: SearchResolver;
  beforeAll(async () => {
    search = await SearchResolver.of(name);
  });

  const refused = (args: Record<string, unknown>) => search.ask(args, identity).error?.errorType;
  const page = (args: Record<string, unknown>, result: unknown) =>
    search.answer(args, identity, result).value as Page;

  test('returns the exact total for any number of hits', () => {
    expect(search.request({}, identity).body.track_total_hits).toBe(true);
    expect(page({}, hits(123_456, ['a', 1])).total).toBe(123_456);
  });

  describe('one allow-list per viewer for filter, sort, aggregates, highlight and source; anything else is InvalidInput', () => {
    test.each(['filter', 'sort', 'aggregates'])('%s', (where) => {
      for (const hidden of [
        'memo',
        'owners',
        'pk',
        'text',
        'user',
        'couponCode',
        'talentKana',
        '_score',
        '_id',
      ]) {
        const args = {
          filter: { filter: { and: [{ not: { [hidden]: { eq: 'a' } } }] } },
          sort: { sort: [{ field: hidden, direction: 'asc' }] },
          aggregates: { aggregates: [{ name: 'a', type: 'terms', field: hidden }] },
        }[where];
        expect([hidden, refused(args ?? {})]).toEqual([hidden, 'InvalidInput']);
      }
    });

    test('the caller cannot choose highlight and source fields', () => {
      const asked = {
        highlight: { fields: { memo: {} } },
        _source: ['memo'],
        filter: { keyword: { match: 'Go' } },
      };
      const { body } = search.request(asked, identity, 'open', ['items', 'highlights']);
      expect(JSON.stringify([body.highlight, body._source])).not.toContain('memo');
      const marked = Object.keys((body.highlight as { fields: object } | undefined)?.fields ?? {});
      expect(marked).toEqual(name.endsWith('searchOpenJobs') ? ['title', 'overView', 'description'] : []);
    });
  });

  test('nextToken: opaque, checked against the sort in use, carries nothing the viewer may not read, rights re-applied on every page', () => {
    const sort = [{ field: date, direction: 'desc' }];
    const { nextToken } = page({ sort, limit: 1 }, hits(2, ['b', 5], ['a', 4]));
    expect(nextToken).toMatch(/^[A-Za-z0-9+/=]+$/);
    const carried = Buffer.from(nextToken ?? '', 'base64').toString();
    expect(carried.split(';').slice(1)).toEqual(['5', `'${Buffer.from('b').toString('base64')}`]);
    const first = search.request({ sort }, identity).body;
    const next = search.request({ sort, nextToken }, identity).body;
    expect(next).toEqual({ ...first, search_after: [5, 'b'] });
    for (const other of [[{ field: date, direction: 'asc' }], [...sort, ...sort]])
      expect(refused({ sort: other, nextToken })).toBe('InvalidInput');
  });

  test.each([
    ['text for a number', ["'YQ==", "'YQ=="]],
    ['nothing for a number', ['~', "'YQ=="]],
    ['a number for a word', ['1', '1']],
    ['too few values', ['1']],
    ['a query', ['{"match_all":{}}', "'YQ=="]],
  ])('a forged cursor is refused: %s', (_what, values) => {
    const sort = [{ field: date, direction: 'desc' }];
    const order = JSON.stringify(search.request({ sort }, identity).body.sort);
    const nextToken = Buffer.from([order, ...values].join(';')).toString('base64');
    expect(refused({ sort, nextToken })).toBe('InvalidInput');
  });

  test('nextToken: null on the last page, and on an empty one', () => {
    expect(page({ limit: 1 }, hits(1, ['a', 1])).nextToken).toBeNull();
    expect(page({ limit: 1 }, hits(0)).nextToken).toBeNull();
  });

  test.each([
    [
      'OpenSearch:HttpResponseException',
      '503 {"error":{"type":"cluster_block_exception"}}',
      'InternalFailure',
    ],
    ['OpenSearch:ConnectionFailed', 'connect ECONNREFUSED search.internal', 'InternalFailure'],
    [
      'OpenSearch:HttpResponseException',
      '400 {"error":{"root_cause":[{"type":"parse_exception","reason":"failed to parse date field"}]}}',
      'InvalidInput',
    ],
  ])('an engine error is an error, not an empty list: %s %s', (type, message, errorType) => {
    const { error } = search.answer({}, identity, null, [], 'closed', { type, message });
    expect(error).toMatchObject({ errorType });
    expect(JSON.stringify(error)).not.toMatch(/search\.internal|root_cause|reason/);
  });

  test('terms: size given; always a result', () => {
    const aggregates = [{ name: 'a', type: 'terms', field }, null];
    const { aggregateItems } = page(
      { aggregates },
      { ...hits(0), aggregations: { a: { own: { buckets: [] } } } },
    );
    expect(aggregateItems).toEqual([
      { name: 'a', result: { __typename: 'SearchableAggregateBucketResult', buckets: [] } },
    ]);
    const [own] = Object.values(search.request({ aggregates }, identity).body.aggs as Record<string, object>);
    expect(own).toMatchObject({ aggs: { own: { terms: { field, size: 500 } } } });
  });

  test('an offset reaches at most hit 10,000; a cursor reaches all hits', () => {
    expect(search.request({ from: 9_980, limit: 20 }, identity).body).toMatchObject({
      from: 9_980,
      size: 20,
    });
    expect(refused({ from: 9_981, limit: 20 })).toBe('InvalidInput');
    const full = hits(10_001, ...Array.from({ length: 20 }, (_, index): [string, number] => [`${index}`, 1]));
    expect(page({ from: 9_980, limit: 20 }, full).nextToken).not.toBeNull();
    full.hits.total.value = 10_000;
    expect(page({ from: 9_980, limit: 20 }, full).nextToken).toBeNull();
  });

  test('filters can be nested four levels deep', () => {
    const nested = (depth: number): object => {
      if (depth === 0) return { id: { eq: 'a' } };
      return depth % 2 ? { or: [nested(depth - 1)] } : { not: nested(depth - 1) };
    };
    expect(JSON.stringify(search.request({ filter: nested(4) }, identity).body.query)).toContain(
      '{"id":"a"}',
    );
    expect(refused({ filter: nested(5) })).toBe('InvalidInput');
  });

  test('multiMatch works like match', () => {
    const [one, other] = ['multiMatch', 'match'].map(
      (operator) => search.request({ filter: { keyword: { [operator]: '東京 Go' } } }, identity).body.query,
    );
    expect(one).toEqual(other);
  });
});

describe('each facet is counted under all other filters, in the same request', () => {
  let jobs: SearchResolver;
  let applies: SearchResolver;
  beforeAll(async () => {
    jobs = await SearchResolver.of('search/Query.searchOpenJobs');
    applies = await SearchResolver.of('search/Query.searchUserApplies');
  });
  const aggregates = [{ name: 'kinds', type: 'terms', field: 'workType' }];

  test('conditions in a top-level `and` count like top-level conditions', () => {
    const [workType, isExcellent] = [{ in: ['INTERN'] }, { eq: true }];
    const flat = jobs.request({ aggregates, filter: { workType, isExcellent } });
    const grouped = jobs.request({ aggregates, filter: { and: [{ workType }, { and: [{ isExcellent }] }] } });
    expect(grouped).toEqual(flat);
  });

  test('a text facet ignores its own condition too', () => {
    const { body } = applies.request(
      {
        aggregates: [{ name: 'who', type: 'terms', field: 'consultantName' }],
        filter: { consultantName: { eq: '森' } },
      },
      admin,
    );
    const chosen = { term: { 'consultantName.keyword': '森' } };
    expect(body).toMatchObject({
      query: { bool: { must: [] } },
      post_filter: { bool: { filter: [chosen] } },
    });
    expect(body.aggs).toMatchObject({ who: { filter: { bool: { filter: [] } } } });
  });
});

test('sorting by text works, and its cursor can have any text or none', async () => {
  const users = await SearchResolver.of('search/Query.searchUsers');
  const sort = [{ field: 'displayName', direction: 'asc' }, null];
  for (const value of ['ゆい; "こ"', '007', null]) {
    const found = { hits: { total: { value: 2 }, hits: Array(2).fill({ _source: {}, sort: [value, 'a'] }) } };
    const { nextToken } = users.answer({ sort, limit: 1 }, admin, found).value as { nextToken: string };
    const { body } = users.request({ sort, nextToken }, member, 'open');
    expect(body.sort).toEqual([{ 'displayName.keyword': { order: 'asc' } }, { id: { order: 'asc' } }]);
    expect(body.search_after).toEqual([value, 'a']);
  }
});
