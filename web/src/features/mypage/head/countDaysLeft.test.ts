import { countDaysLeft } from './countDaysLeft';

const of = (expirationDate: string | null, isNoExpiry: boolean | null = null) =>
  countDaysLeft({ expirationDate, isNoExpiry }, new Date('2026-03-01T16:00:00.000Z'));

test('the last day has none left, in Japan', () => {
  expect(of('2026-03-02')).toBe(0);
  expect(of('2026-03-03')).toBe(1);
  expect(of('2026-03-01')).toBe(-1);
  expect(of('2026-05-01')).toBe(60);
});

test('what does not expire has no days', () => {
  expect(of(null)).toBeNull();
  expect(of('2026-03-02', true)).toBeNull();
});
