import type { Person } from '../../support/api/Person';
import { type Caller, query } from '../../support/api/query';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { settle } from '../over-time/settle';
import { graphql } from '../../support/graphql';

const search = graphql(`
  query SearchUsers(
    $filter: SearchableUserFilterInput
    $sort: [SearchableUserSortInput!]
    $limit: Int
    $nextToken: String
    $aggregates: [SearchableUserAggregateInput!]
  ) {
    searchUsers(filter: $filter, sort: $sort, limit: $limit, nextToken: $nextToken, aggregates: $aggregates) {
      items {
        sub
        name
        displayName
        email
        tel
        address
        nearestStation
        gender
        isPrivate
        ageBand
        skillTags
        mainJob {
          id
          name
          color
        }
        skillSets {
          items {
            yearsOfExperience
            skillTag {
              id
              name
            }
          }
        }
        workHistories {
          items {
            organizationName
            isCurrentJob
          }
        }
      }
      nextToken
      total
      aggregateItems {
        name
        result {
          ... on SearchableAggregateBucketResult {
            buckets {
              key
              doc_count
            }
          }
        }
      }
    }
  }
`);

let talent: Person;
let admin: Person;

const ask = async (variables: object, as: Caller = admin) => {
  const answer = await query(search, { ...variables }, as);
  return { page: answer.data?.searchUsers, refused: answer.errors[0]?.errorType, calls: answer.calls };
};
const found = (filter: object) =>
  eventually('the talent to be found', async () => (await ask({ filter })).page?.items[0]);

beforeAll(async () => {
  [talent, admin] = [
    await given.aTalent({
      description: '琥珀色の台帳を守る仕事をしています。',
      tel: '09000001234',
      gender: 'FEMALE',
      isPrivate: true,
    }),
    await given.theAdministrator(),
  ];
});

test('administrators find every talent by words of the profile, private ones too', async () => {
  expect(await found({ keyword: { match: '琥珀色の台帳' } })).toMatchObject({
    ...{ sub: talent.sub, name: '縁 結子', gender: 'FEMALE', isPrivate: true, ageBand: 'AGE_30S' },
  });
});

test('an email finds its talent without being shown, like all fields of UserPrivate', async () => {
  expect(await found({ email: { eq: talent.email } })).toMatchObject({
    ...{ sub: talent.sub, email: null, tel: null, address: null, nearestStation: null },
  });
});

test('a page of twenty with skills, histories and work is one call', async () => {
  const { page, calls } = await ask({ limit: 20, sort: [{ field: 'createdAt', direction: 'asc' }] });
  expect(page?.items).toHaveLength(20);
  expect(page?.items.some(({ skillSets }) => skillSets!.items.length > 2)).toBe(true);
  expect(page?.items.some(({ workHistories }) => workHistories!.items.length > 1)).toBe(true);
  expect(calls).toBe(1);
});

test('additions to a profile are found soon afterwards', async () => {
  const create = graphql(`
    mutation Create($input: CreateWorkHistoryInput!) {
      createWorkHistory(input: $input) {
        id
      }
    }
  `);
  const input = { userID: talent.sub, organizationName: '株式会社瑠璃鶲工房', isCurrentJob: true };
  await query(create, { input }, talent);
  expect(await found({ keyword: { match: '瑠璃鶲工房' } })).toMatchObject({
    sub: talent.sub,
    workHistories: { items: [{ organizationName: '株式会社瑠璃鶲工房' }] },
  });
});

// Pages and counts that are compared must not be separated by what earlier tests wrote.
test('pages contain every talent once, with an exact total', async () => {
  await settle.streams();
  const seen: (string | null)[] = [];
  let nextToken: string | null = null;
  let total = 0;
  do {
    const { page }: Awaited<ReturnType<typeof ask>> = await ask({
      ...{ limit: 50, nextToken, sort: [{ field: 'lastVisitedDay', direction: 'desc' }] },
    });
    seen.push(...(page?.items.map(({ sub }) => sub) ?? []));
    total = page?.total ?? 0;
    nextToken = page?.nextToken ?? null;
  } while (nextToken);
  expect(seen.length).toBeGreaterThan(300);
  expect(new Set(seen).size).toBe(total);
});

test('conditions narrow the result, and each facet is counted under all others', async () => {
  await settle.streams();
  const aggregates = [{ name: 'gender', type: 'terms', field: 'gender' }];
  const all = await ask({ aggregates });
  const women = await ask({ aggregates, filter: { gender: { eq: 'FEMALE' } } });
  const buckets = all.page?.aggregateItems[0]?.result?.buckets ?? [];
  expect(women.page?.total).toBe(buckets.find(({ key }) => key === 'FEMALE')?.doc_count);
  expect(women.page?.aggregateItems[0]?.result?.buckets).toEqual(buckets);
});

test('only administrators search talents', async () => {
  for (const caller of ['guest', talent, await given.theClient()] as Caller[])
    expect((await ask({}, caller)).refused).toBe('Unauthorized');
});

test.each([
  [{ limit: 51 }],
  [{ nextToken: 'x' }],
  [{ filter: { createdAt: { gt: 'yesterday' } } }],
  [{ aggregates: [{ name: 'a b', type: 'terms', field: 'gender' }] }],
])('%p is InvalidInput', async (variables) => {
  expect((await ask(variables)).refused).toBe('InvalidInput');
});
