import { moveByPeriods } from '../../../model/periods/moveByPeriods';

test.each([
  ['DAY', '2026-02-28', 1, '2026-03-01'],
  ['WEEK', '2026-03-04', 0, '2026-03-02'],
  ['WEEK', '2026-01-01', -1, '2025-12-22'],
  ['MONTH', '2026-01-31', -2, '2025-11-01'],
  ['MONTH', '2025-12-15', 1, '2026-01-01'],
] as const)('%s: %s moved by %i is %s', (period, day, count, moved) => {
  expect(moveByPeriods(period, day, count)).toBe(moved);
});
