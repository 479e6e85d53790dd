import { OpenJob } from '../../../../../model/entities/OpenJob';
import { brokenRule } from '../../../../../model/rules/brokenRule';

const pays = [
  1200, 3500, 20_000, 48_000, 250_000, 680_000, 3_200_000, 5_000_000, 7_200_000, 9_600_000, 15_000_000,
];
const pairs = pays.flatMap((one) => pays.map((other) => [one, other] as const));
const rule = (minumumSalary: number | null, maximumSalary: number | null) =>
  brokenRule(OpenJob.rules, { minumumSalary, maximumSalary }, {}, '2026-01-01')?.rule ?? null;

test.each([
  ...pairs.filter(([least, most]) => least > most),
  ...pays.slice(0, 5).map((pay) => [pay + 1, pay] as const),
])('from %i to %i yen is above its maximum', (least, most) =>
  expect(rule(least, most)).toBe('notAboveMaximum'),
);

test.each(pairs.filter(([least, most]) => least <= most))('from %i to %i yen is a range', (least, most) =>
  expect(rule(least, most)).toBeNull(),
);

test('one end alone is a range', () => {
  expect(rule(3500, null)).toBeNull();
  expect(rule(null, 3500)).toBeNull();
});
