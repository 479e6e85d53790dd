import { isStalePosting } from '../../../../../model/rules/posting/isStalePosting';

const now = Date.parse('2026-08-01T00:00:00.000Z');
const isStaleAfter = (days: number) => isStalePosting(now - days * 86_400_000, now);
const range = (from: number) => Array.from({ length: 61 }, (_, at) => from + at);

test.each(range(61))('a job published %i days ago is stale', (days) => expect(isStaleAfter(days)).toBe(true));

test.each(range(0))('a job published %i days ago is not stale', (days) =>
  expect(isStaleAfter(days)).toBe(false),
);

test('a job that was never published is not stale', () => expect(isStalePosting(null, now)).toBe(false));
