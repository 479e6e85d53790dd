import { isRecent } from '../../../lambdas/handle-changes/isRecent';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

test.each([
  ['just now', minutesAgo(0), true],
  ['59 minutes ago', minutesAgo(59), true],
  ['61 minutes ago', minutesAgo(61), false],
  ['years ago', '2020-01-01T00:00:00.000Z', false],
  ['at no time', undefined, false],
  ['at a time that is none', 'yesterday', false],
])('a change that happened %s counts as recent: %p', (_when, at, isIt) => {
  expect(isRecent(at)).toBe(isIt);
});
