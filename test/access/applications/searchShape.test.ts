import type { Person } from '../../support/api/Person';
import { query } from '../../support/api/query';
import { given } from '../../support/given';
import { settle } from '../over-time/settle';
import { composed } from '../../support/composed';

/**
 * Returns a search document in the form that Amplify's code generation creates for `@searchable` models:
 * lists of nullable items, and fragments on the union.
 */
const generated = (plural: string, model: string, fields: string) => /* GraphQL */ `
  query Search${plural}(
    $filter: Searchable${model}FilterInput
    $sort: [Searchable${model}SortInput]
    $limit: Int
    $nextToken: String
    $from: Int
    $aggregates: [Searchable${model}AggregateInput]
  ) {
    search${plural}(
      filter: $filter
      sort: $sort
      limit: $limit
      nextToken: $nextToken
      from: $from
      aggregates: $aggregates
    ) {
      items {
        id
        ${fields}
        __typename
      }
      nextToken
      total
      aggregateItems {
        name
        result {
          ... on SearchableAggregateScalarResult {
            value
          }
          ... on SearchableAggregateBucketResult {
            buckets {
              key
              doc_count
              __typename
            }
          }
        }
        __typename
      }
      __typename
    }
  }
`;

type Result = { value?: number; buckets?: { key: string; doc_count: number }[] };
interface Page {
  items: { id: string; minumumSalary: number | null }[];
  nextToken: string | null;
  total: number;
  aggregateItems: { name: string; result: Result }[];
}

const jobs = generated('OpenJobs', 'OpenJob', 'title minumumSalary');
const ask = async (variables: object): Promise<Page> => {
  const { data, errors } = await query(
    composed<{ searchOpenJobs: Page }>`${jobs}`,
    { ...variables },
    'guest',
  );
  if (!data?.searchOpenJobs) throw new Error(JSON.stringify(errors));
  return data.searchOpenJobs;
};
const result = (page: Page, name: string): Result =>
  page.aggregateItems.find((each) => each.name === name)?.result ?? {};

describe('a client written for generated @searchable queries', () => {
  // Searches whose results are compared must not be separated by what earlier tests wrote.
  beforeAll(() => settle.streams());

  const all = {
    limit: 50,
    sort: [{ field: 'minumumSalary', direction: 'desc' }],
    aggregates: [
      { name: 'kinds', type: 'terms', field: 'workType' },
      { name: 'least', type: 'min', field: 'minumumSalary' },
      { name: 'most', type: 'max', field: 'minumumSalary' },
      { name: 'mean', type: 'avg', field: 'minumumSalary' },
      { name: 'sum', type: 'sum', field: 'minumumSalary' },
    ],
  };

  test('filters by words, ranges and groups', async () => {
    const { total } = await ask({});
    const workType = { eq: 'EMPLOYEE' };
    const some = await ask({
      filter: { or: [{ workType }, { minumumSalary: { range: [0, 5_000] } }], id: { exists: true } },
    });
    const others = await ask({
      filter: { and: [{ not: { workType } }, { not: { minumumSalary: { gte: 0, lte: 5_000 } } }] },
    });
    expect(some.total).toBeGreaterThan(0);
    expect(others.total).toBeGreaterThan(0);
    expect(some.total + others.total).toBe(total);
  });

  test('sorts, counts and aggregates over all hits', async () => {
    // A job without a kind is in no bucket.
    const page = await ask({ ...all, filter: { workType: { exists: true } } });
    const salaries = page.items.map(({ minumumSalary }) => minumumSalary ?? -1);
    expect(salaries).toEqual([...salaries].sort((a, b) => b - a));
    const buckets = result(page, 'kinds').buckets ?? [];
    expect(buckets.reduce((sum, { doc_count }) => sum + doc_count, 0)).toBe(page.total);
    expect(result(page, 'most').value).toBe(salaries[0]);
    const {
      sum = 0,
      mean = 1,
      least = 0,
    } = Object.fromEntries(page.aggregateItems.map((each) => [each.name, each.result.value]));
    expect(least).toBeLessThan(mean);
    expect(sum / mean).toBeLessThanOrEqual(page.total + 1e-6);
  });

  test('pages by nextToken and by from to the same result', async () => {
    const byToken: string[] = [];
    let nextToken: string | null = null;
    let total = 0;
    do {
      const page: Page = await ask({ limit: 37, sort: [{ field: 'title' }], nextToken });
      byToken.push(...page.items.map(({ id }) => id));
      ({ nextToken, total } = page);
    } while (nextToken);
    expect(byToken).toHaveLength(total);
    expect(new Set(byToken).size).toBe(total);
    const { items } = await ask({ limit: 10, sort: [{ field: 'title' }], from: 30 });
    expect(items.map(({ id }) => id)).toEqual(byToken.slice(30, 40));
  });

  test('has a result for every aggregate without hits', async () => {
    const filter = { id: { eq: 'nobody' } };
    const page = await ask({ ...all, filter });
    expect(page).toMatchObject({ items: [], nextToken: null, total: 0 });
    expect(result(page, 'kinds')).toMatchObject({ buckets: [] });
    expect(result(page, 'mean')).toMatchObject({ value: null });
  });
});

test.each([
  ['Users', 'User', 'displayName'],
  ['UserApplies', 'UserApplies', 'type'],
  ['UserFavoriteOpenJobs', 'UserFavoriteOpenJobs', 'isFavorite'],
  ['EmployeeBenefits', 'EmployeeBenefit', 'title'],
])('search%s takes the same shape', async (plural, model, field) => {
  const admin: Person = await given.theAdministrator();
  const variables = {
    limit: 5,
    from: 0,
    sort: [{ field: 'createdAt', direction: 'asc' }],
    aggregates: [null],
  };
  const { data, errors } = await query(
    composed<Record<string, Page>>`${generated(plural, model, field)}`,
    variables,
    admin,
  );
  expect(errors).toEqual([]);
  expect(data?.[`search${plural}`]).toMatchObject({ aggregateItems: [] });
});
