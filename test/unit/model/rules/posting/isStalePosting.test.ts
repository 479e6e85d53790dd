import { isStalePosting } from '../../../../../model/rules/posting/isStalePosting';

const now = Date.parse('2026-08-01T00:00:00.000Z');
const daysAgo = (days: number) => ({ publishedAt: new Date(now - days * 86_400_000).toISOString() });
const range = (from: number) => Array.from({ length: 61 }, (_, at) => from + at);

test.each(range(61))('a job published %i days ago is stale', (days) =>
  expect(isStalePosting(daysAgo(days), now)).toBe(true),
);

test.each(range(0))('a job published %i days ago is not stale', (days) =>
  expect(isStalePosting(daysAgo(days), now)).toBe(false),
);

test('a job that was never published is not stale', () => expect(isStalePosting({}, now)).toBe(false));
