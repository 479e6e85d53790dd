import type { InsightMetric } from '../../../generated/schema';
import { listChanges } from './listChanges';

const figures = (given: Partial<Record<InsightMetric, [value: number, change: number]>>) => ({
  dates: ['2026-05-10'],
  seriesOf: (metric: InsightMetric) => [given[metric]?.[0] ?? null],
  changeOf: (metric: InsightMetric) => given[metric]?.[1],
  isCounted: () => true,
  isEmpty: false,
});

test('the three changes that are largest compared with the value before are named, the largest first', () => {
  const found = listChanges(
    figures({ APPLIES: [30, 10], INTERVIEWS: [2, -6], CONTRACTS: [3, 2], NEW_USERS: [13, 3] }),
  );
  expect(found.map(({ metric }) => metric)).toEqual(['CONTRACTS', 'INTERVIEWS', 'APPLIES']);
});

test('small changes, and what was not counted, are no news', () => {
  expect(listChanges(figures({ APPLIES: [101, 1], CONTRACTS: [5, 0] }))).toEqual([]);
});
