import { admin, guest, hits, member, SearchResolver, talent } from '../../support/resolver/SearchResolver';

let search: SearchResolver;

beforeAll(async () => {
  search = await SearchResolver.of('search/searchOpenJobs');
});

const refusal = (args: Record<string, unknown>, identity: object = guest) => search.ask(args, identity).error;

test.each([
  ['guests', guest, '/open-jobs/_search'],
  ['talents', talent, '/open-jobs/_search'],
  ['administrators', admin, '/open-jobs-admin/_search'],
])('%s search their own index', (_who, identity, path) => {
  expect(search.request({}, identity).path).toBe(path);
});

describe('a member of an organization', () => {
  const own = { filter: { organizationId: { eq: 'org-1' } } };
  const another = { filter: { organizationId: { eq: 'org-2' } } };

  test('finds all jobs of their organization while the client area is open, without internal fields', () => {
    const { path, body } = search.request(own, member, 'open');
    expect(path).toBe('/open-jobs-admin/_search');
    expect(JSON.stringify(body.query)).toContain('{"term":{"organizationId":"org-1"}}');
    expect(body._source).toEqual({ excludes: ['memo', 'owners', 'favoriteCount', 'suggestions'] });
    const words = { filter: { ...own.filter, keyword: { match: '覚え書き' } } };
    expect(search.ask(words, member, 'open').error).toMatchObject({ errorType: 'InvalidInput' });
  });

  test.each([
    ['own jobs while it is closed', own, 'closed'],
    ['another organization’s jobs', another, 'open'],
    ['jobs in general', {}, 'open'],
  ])('finds only public jobs of %s', (_what, args, clientArea) => {
    expect(search.request(args, member, clientArea).path).toBe('/open-jobs/_search');
  });
});

test('sorts by date without a keyword and by relevance with one, then by id', () => {
  expect(search.request({}).body.sort).toEqual([
    { publishedAt: { order: 'desc', missing: 0 } },
    { id: { order: 'asc' } },
  ]);
  const { sort } = search.request({ filter: { keyword: { match: 'React' } } }).body;
  expect(sort).toEqual([{ _score: { order: 'desc' } }, { id: { order: 'asc' } }]);
});

test('requests one hit more than the page, and an exact total', () => {
  expect(search.request({}).body).toMatchObject({ size: 21, track_total_hits: true });
  expect(search.request({ limit: 50, from: 40 }).body).toMatchObject({ size: 51, from: 40 });
});

test.each([
  ['workType', 'eq', 'INTERN', { term: { workType: 'INTERN' } }],
  ['workType', 'ne', 'INTERN', { bool: { must_not: { term: { workType: 'INTERN' } } } }],
  ['skillIDs', 'in', ['a', 'b'], { terms: { skillIDs: ['a', 'b'] } }],
  ['jobIDs', 'exists', false, { bool: { must_not: { exists: { field: 'jobIDs' } } } }],
  ['numberOfDayPerWeek', 'range', [2, 3], { range: { numberOfDayPerWeek: { gte: 2, lte: 3 } } }],
  ['minumumSalary', 'gte', 0, { range: { minumumSalary: { gte: 0 } } }],
  ['isExcellent', 'eq', false, { term: { isExcellent: false } }],
  ['publishedAt', 'lt', '2026-01-31', { range: { publishedAt: { lt: '2026-01-31' } } }],
  ['id', 'eq', 'a', { term: { id: 'a' } }],
])('%s %s %p becomes a filter', (field, operator, value, clause) => {
  const { body } = search.request({ filter: { [field]: { [operator]: value } } });
  expect(body.query).toEqual({ bool: { must: [], filter: [clause] } });
});

test.each([
  ['match', { match: { title: { query: 'あ', operator: 'and' } } }],
  ['matchPhrase', { match_phrase: { title: { query: 'あ', analyzer: 'japanese_text' } } }],
  ['matchPhrasePrefix', { match_phrase_prefix: { title: { query: 'あ', analyzer: 'japanese_text' } } }],
  ['eq', { term: { 'title.keyword': 'あ' } }],
  ['wildcard', { wildcard: { 'title.keyword': { value: 'あ' } } }],
  ['regexp', { regexp: { 'title.keyword': { value: 'あ' } } }],
])('%s on a text affects the score', (operator, clause) => {
  const { body } = search.request({ filter: { title: { [operator]: 'あ' } } });
  expect(body.query).toMatchObject({ function_score: { query: { bool: { must: [clause], filter: [] } } } });
});

test.each([
  ['match', { term: { workType: 'SIDE' } }],
  ['multiMatch', { term: { workType: 'SIDE' } }],
  ['matchPhrasePrefix', { prefix: { workType: 'SIDE' } }],
  ['wildcard', { wildcard: { workType: { value: 'SIDE' } } }],
  ['gt', { range: { workType: { gt: 'SIDE' } } }],
])('%s compares ids and enum values exactly', (operator, clause) => {
  const { body } = search.request({ filter: { workType: { [operator]: 'SIDE' } } });
  expect(body.query).toEqual({ bool: { must: [], filter: [clause] } });
});

test('and, or and not can be nested', () => {
  const workType = { eq: 'INTERN' };
  const { body } = search.request({
    filter: {
      or: [{ workType }, { and: [{ isExcellent: { eq: true } }, { not: { salaryType: { eq: 'FIXED' } } }] }],
    },
  });
  const within = (...filter: object[]) => ({ bool: { filter } });
  const not = { bool: { must_not: [within({ term: { salaryType: 'FIXED' } })] } };
  const and = within(within({ term: { isExcellent: true } }), within(not));
  const or = { bool: { should: [within({ term: { workType: 'INTERN' } }), within(and)] } };
  expect(body.query).toEqual({ bool: { must: [], filter: [or] } });
});

test('an aggregate counts under all conditions except those on its own field', () => {
  const { body } = search.request({
    filter: { workType: { in: ['INTERN'] }, salaryType: { eq: 'HOURLY' }, isExcellent: { eq: true } },
    aggregates: [
      { name: 'kinds', type: 'terms', field: 'workType' },
      { name: 'pay', type: 'terms', field: 'salaryType' },
      { name: 'most', type: 'max', field: 'maximumSalary' },
    ],
  });
  const [work, pay] = [{ terms: { workType: ['INTERN'] } }, { term: { salaryType: 'HOURLY' } }];
  const filtered = (own: object, ...filter: object[]) => ({ filter: { bool: { filter } }, aggs: { own } });
  expect(body.query).toEqual({ bool: { must: [], filter: [{ term: { isExcellent: true } }] } });
  expect(body.post_filter).toEqual({ bool: { filter: [work, pay] } });
  expect(body.aggs).toEqual({
    kinds: filtered({ terms: { field: 'workType', size: 500 } }, pay),
    pay: filtered({ terms: { field: 'salaryType', size: 500 } }, work),
    most: filtered({ max: { field: 'maximumSalary' } }, work, pay),
  });
});

test.each([
  ['a field that is not there', { filter: { owners: { eq: 'a' } } }, 'filter.owners'],
  ['a field of the index that is not offered', { filter: { memo: { match: 'a' } } }, 'filter.memo'],
  ['a hidden field in a group', { filter: { or: [{ memo: { match: 'a' } }] } }, 'filter.or.memo'],
  ['drafts, by others than administrators', { filter: { isDraft: { eq: true } } }, 'filter.isDraft'],
  ['an operator of another kind', { filter: { keyword: { regexp: '.*' } } }, 'filter.keyword'],
  ['a range of one', { filter: { minumumSalary: { range: [1] } } }, 'filter.minumumSalary'],
  ['a date that is none', { filter: { publishedAt: { gt: 'now-1d' } } }, 'filter.publishedAt'],
  ['a text without end', { filter: { keyword: { match: 'あ'.repeat(201) } } }, 'filter.keyword'],
  ['too many values', { filter: { skillIDs: { in: Array(101).fill('a') } } }, 'filter.skillIDs'],
  ['too many groups', { filter: { or: Array(41).fill({ id: { eq: 'a' } }) } }, 'filter'],
  ['an order by a hidden field', { sort: [{ field: 'favoriteCount', direction: 'asc' }] }, 'sort'],
  [
    'a count of a hidden field',
    { aggregates: [{ name: 'a', type: 'terms', field: 'organizationId' }] },
    'aggregates',
  ],
  ['the mean of words', { aggregates: [{ name: 'a', type: 'avg', field: 'workType' }] }, 'aggregates'],
  [
    'two counts of one name',
    { aggregates: Array(2).fill({ name: 'a', type: 'terms', field: 'workType' }) },
    'aggregates',
  ],
  ['no rows', { limit: 0 }, 'limit'],
  ['too many rows', { limit: 51 }, 'limit'],
  ['a page too far', { from: 9_990 }, 'from'],
  ['a page before the first', { from: -1 }, 'from'],
  ['a cursor that is none', { nextToken: 'x y' }, 'nextToken'],
  ['a cursor of nobody', { nextToken: 'aGVsbG87MTI=' }, 'nextToken'],
])('refuses %s', (_what, args, field) => {
  expect(refusal(args)).toMatchObject({ errorType: 'InvalidInput', errorInfo: { field } });
});

test('a cursor continues after the last hit, in the same order only', () => {
  const sort = [{ field: 'minumumSalary', direction: 'desc' }];
  const page = search.answer({ sort, limit: 2 }, guest, hits(3, ['a', 900], ['b', 800], ['c', 700]));
  const { items, nextToken, total } = page.value as {
    items: { id: string }[];
    nextToken: string;
    total: number;
  };
  expect(items.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(total).toBe(3);
  expect(search.request({ sort, nextToken }).body.search_after).toEqual([800, 'b']);
  for (const other of [
    undefined,
    [{ field: 'minumumSalary', direction: 'asc' }],
    [{ field: 'maximumSalary', direction: 'desc' }],
  ])
    expect(refusal({ sort: other, nextToken })).toMatchObject({ errorInfo: { field: 'nextToken' } });
});

test('the last page has no cursor', () => {
  const page = search.answer({ limit: 2 }, guest, hits(2, ['a', 2], ['b', 1]));
  expect(page.value).toMatchObject({ nextToken: null, total: 2 });
});

test('aggregates keep their requested names, with numbers and booleans as text', () => {
  const aggregates = ['isExcellent', 'numberOfDayPerWeek'].map((field) => ({
    name: field,
    type: 'terms',
    field,
  }));
  aggregates.push({ name: 'least', type: 'min', field: 'minumumSalary' });
  const aggregations = {
    isExcellent: { own: { buckets: [{ key: 1, key_as_string: 'true', doc_count: 3 }] } },
    numberOfDayPerWeek: { own: { buckets: [{ key: 5, doc_count: 2 }] } },
    least: { own: { value: null } },
  };
  const { value } = search.answer({ aggregates }, guest, { ...hits(0), aggregations });
  const __typename = 'SearchableAggregateBucketResult';
  expect(value).toMatchObject({
    aggregateItems: [
      { name: 'isExcellent', result: { __typename, buckets: [{ key: 'true', doc_count: 3 }] } },
      { name: 'numberOfDayPerWeek', result: { __typename, buckets: [{ key: '5', doc_count: 2 }] } },
      { name: 'least', result: { __typename: 'SearchableAggregateScalarResult', value: null } },
    ],
  });
});

describe('highlights', () => {
  const words = { filter: { keyword: { match: 'React' }, skillIDs: { eq: 'react' } } };
  const asked = (args: Record<string, unknown>, selectionSetList: string[]) =>
    search.request(args, guest, 'closed', selectionSetList).body.highlight;

  test('come from the keyword only, in texts that everybody may read', () => {
    const highlight = asked(words, ['items', 'highlights']) as Record<string, unknown>;
    expect(highlight.fields).toEqual({ title: {}, overView: {}, description: {} });
    expect(highlight).toMatchObject({ number_of_fragments: 0, require_field_match: false });
    expect(JSON.stringify(highlight.highlight_query)).toContain('"query":"react"');
    expect(JSON.stringify(highlight)).not.toContain('skillIDs');
  });

  test('are not requested unless they are selected and there is a keyword', () => {
    expect(asked(words, ['items', 'items/id', 'total'])).toBeUndefined();
    expect(asked({}, ['items', 'highlights'])).toBeUndefined();
    expect(asked(words, ['items', 'marks'])).toBeDefined();
  });

  test('name the item and the field, for the hits on the page', () => {
    const found = hits(3, ['a', 2], ['b', 1]).hits.hits.map((hit, index) => ({
      ...hit,
      highlight: { title: [`<em>React</em>の仕事${index}`] },
    }));
    const page = search.answer({ ...words, limit: 1 }, guest, { hits: { total: { value: 3 }, hits: found } });
    const marked = { id: 'a', field: 'title', fragments: ['<em>React</em>の仕事0'] };
    expect(page.value).toMatchObject({ highlights: [marked] });
    expect((page.value as { highlights: object[] }).highlights).toHaveLength(1);
  });
});

test('only a signed-in caller who selects their keeps or applications causes a second read', () => {
  const page = hits(1, ['a', 1]);
  expect(search.answer({}, talent, page, ['items/myFavorite']).stash.isEnded).toBeFalsy();
  expect(search.answer({}, talent, page, ['items/id']).stash.isEnded).toBeTruthy();
  expect(search.answer({}, guest, page, ['items/myFavorite']).stash.isEnded).toBeTruthy();
  expect(search.answer({}, talent, hits(0), ['items/myApply']).stash.isEnded).toBeTruthy();
});
