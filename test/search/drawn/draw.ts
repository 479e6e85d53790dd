import fc from 'fast-check';
import type { SearchDocument } from '../../../lambdas/index-search/Action';
import { apiArguments } from './apiArguments';
import { valuesOf } from './valuesOf';

type Args = Record<string, unknown>;
type Filter = Record<string, Record<string, unknown>>;

const merged = (parts: Args[]): Args => Object.fromEntries(parts.flatMap(Object.entries));

/**
 * Generates one search request for each field with each of its operators, two for each sort field (one per
 * direction), and one for each aggregate.
 */
export function drawEach(query: string, documents: SearchDocument[]): Args[] {
  const { conditions, sorts, aggregates } = apiArguments(query);
  return [
    ...conditions.flatMap(({ field, operator }, index) => {
      const values = valuesOf(documents, field, operator);
      const value = values[index % Math.max(1, values.length)];
      return value === undefined ? [] : [{ filter: { [field]: { [operator]: value } }, limit: 6 }];
    }),
    ...sorts.flatMap((field) =>
      ['asc', 'desc'].map((direction) => ({ sort: [{ field, direction }], limit: 3 })),
    ),
    ...aggregates.map((aggregate) => ({ aggregates: [{ name: 'own', ...aggregate }], limit: 1 })),
  ];
}

/**
 * Generates random search requests that combine arguments of all kinds: nested groups, several sort fields,
 * aggregates, pages. The same seed gives the same requests.
 */
export function drawMixed(query: string, documents: SearchDocument[], seed: number, count: number): Args[] {
  const { conditions, sorts, aggregates } = apiArguments(query);
  const all: Filter[] = conditions.flatMap(({ field, operator }) =>
    valuesOf(documents, field, operator).map((value) => ({ [field]: { [operator]: value } })),
  );
  const words = all.filter(({ keyword }) => keyword);
  const flat = fc.array(fc.constantFrom(...all), { maxLength: 2 }).map(merged);
  const group = (inner: fc.Arbitrary<Args>): fc.Arbitrary<Args> =>
    fc.oneof(
      fc.record({ and: fc.array(inner, { minLength: 1, maxLength: 2 }) }),
      fc.record({ or: fc.array(inner, { minLength: 1, maxLength: 3 }) }),
      fc.record({ not: inner }),
    );
  const filter = fc
    .tuple(
      flat,
      fc.option(fc.constantFrom(...words), { nil: {}, freq: 2 }),
      fc.option(group(fc.oneof(flat, group(flat))), { nil: {} }),
    )
    .map(merged);
  const sort = fc.record({ field: fc.constantFrom(...sorts), direction: fc.constantFrom('asc', 'desc') });
  const facets = fc
    .array(fc.constantFrom(...aggregates), { maxLength: 3 })
    .map((list) => list.map((aggregate, index) => ({ name: `a${index}`, ...aggregate })));
  const args = fc.record(
    {
      filter,
      sort: fc.array(sort, { maxLength: 2 }),
      aggregates: facets,
      limit: fc.integer({ min: 1, max: 9 }),
      from: fc.integer({ min: 0, max: 3 }),
    },
    { requiredKeys: ['filter', 'limit'] },
  );
  return fc.sample(args, { seed, numRuns: count });
}
