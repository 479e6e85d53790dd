import { admin, guest, hits, member, SearchResolver, talent } from '../../support/resolver/SearchResolver';

let users: SearchResolver;

beforeAll(async () => {
  users = await SearchResolver.of('search/searchUsers');
});

test('administrators search all talents, members of an organization the listed ones', () => {
  expect(users.request({}, admin).path).toBe('/users-admin/_search');
  expect(users.request({}, member, 'open').path).toBe('/users-client/_search');
});

test('consultants search listed talents, by the same fields as organizations', async () => {
  const involved = [{ involveType: 'RECOMMENDED' }, { involveType: 'CONSULTANT', appointedBy: 'admin' }];
  const consultants = await SearchResolver.of('search/searchUsers', involved);
  expect(consultants.request({}, talent, 'open').path).toBe('/users-client/_search');
  const filter = { isPrivate: { eq: true } };
  expect(consultants.ask({ filter }, talent, 'open').error).toMatchObject({ errorType: 'InvalidInput' });
  expect(consultants.ask({}, talent).error).toMatchObject({ errorType: 'Unauthorized' });
  for (const row of [{ involveType: 'RECOMMENDED' }, { involveType: 'CONSULTANT' }]) {
    const others = await SearchResolver.of('search/searchUsers', [row]);
    expect(others.ask({}, talent, 'open').error).toMatchObject({ errorType: 'Unauthorized' });
  }
});

test.each([
  ['members while the client area is closed', member, 'closed'],
  ['talents', talent, 'open'],
  ['guests', guest, 'open'],
])('searchUsers refuses %s', (_who, identity, clientArea) => {
  expect(users.ask({}, identity, clientArea).error).toMatchObject({ errorType: 'Unauthorized' });
});

test.each(['email', 'birthDate', 'lastVisitedDay', 'isPrivate', 'organizationId', 'isDebug'])(
  'organizations cannot search by %s',
  (field) => {
    const filter = { [field]: { eq: '2026-01-01' } };
    const sort = [{ field, direction: 'asc' }];
    for (const args of [{ filter }, { sort }])
      expect(users.ask(args, member, 'open').error).toMatchObject({ errorType: 'InvalidInput' });
  },
);

test('shows roughly when the last visit was; organizations see counts only from five', () => {
  const aggregates = [{ name: 'who', type: 'terms', field: 'gender' }];
  const buckets = [
    { key: 'FEMALE', doc_count: 5 },
    { key: 'OTHER', doc_count: 4 },
  ];
  const [first] = hits(1, ['a', 1]).hits.hits;
  const lastVisitedDay = new Date().toISOString().slice(0, 10);
  const found = { ...first, _source: { user: { sub: 'a' }, lastVisitedDay } };
  const result = {
    hits: { total: { value: 1 }, hits: [found] },
    aggregations: { who: { own: { buckets } } },
  };
  const visible = (identity: object) => users.answer({ aggregates }, identity, result, [], 'open').value;
  expect(visible(member)).toMatchObject({
    items: [{ sub: 'a', lastVisitedWithin: 'DAYS_7' }],
    aggregateItems: [{ result: { buckets: [{ key: 'FEMALE', doc_count: 5 }] } }],
  });
  expect(visible(admin)).toMatchObject({
    items: [{ sub: 'a', lastVisitedWithin: 'DAYS_7' }],
    aggregateItems: [{ result: { buckets } }],
  });
});

test('organizations search by roughly when the last visit was', () => {
  const ask = (lastVisitedWithin: object) => users.ask({ filter: { lastVisitedWithin } }, member, 'open');
  const queryOf = (lastVisitedWithin: object) =>
    users.request({ filter: { lastVisitedWithin } }, member, 'open').body.query;
  const filterOf = (...should: object[]) => ({
    bool: { filter: expect.arrayContaining([{ bool: { should } }]) },
  });
  expect(queryOf({ in: ['DAYS_7', 'DAYS_30'] })).toMatchObject(
    filterOf(
      { range: { lastVisitedDay: { gte: 'now-7d' } } },
      { range: { lastVisitedDay: { lt: 'now-7d', gte: 'now-30d' } } },
    ),
  );
  expect(queryOf({ eq: 'OLDER' })).toMatchObject(filterOf({ range: { lastVisitedDay: { lt: 'now-30d' } } }));
  for (const refused of [{ eq: 'DAYS_8' }, { in: ['DAYS_7', 'now'] }, { ne: 'OLDER' }, { exists: true }])
    expect(ask(refused).error).toMatchObject({ errorType: 'InvalidInput' });
});

test('the years of a skill narrow the talents, but not the counts of skills', () => {
  const filter = { skillIDs: { in: ['react'] }, skillYears: { in: ['react:3'] } };
  const aggregates = ['skillIDs', 'jobIDs'].map((field) => ({ name: field, type: 'terms', field }));
  const { body } = users.request({ filter, aggregates }, member, 'open');
  const narrowed = [{ terms: { skillIDs: ['react'] } }, { terms: { skillYears: ['react:3'] } }];
  expect(body.post_filter).toEqual({ bool: { filter: narrowed } });
  expect(body.aggs).toMatchObject({
    skillIDs: { filter: { bool: { filter: [] } } },
    jobIDs: { filter: { bool: { filter: narrowed } } },
  });
});
