import { convertSalary } from './convertSalary';

const unknown = { numberOfDayPerWeek: null, numberOfHoursPerDay: null };
const threeDays = { numberOfDayPerWeek: 3, numberOfHoursPerDay: 6 };

describe('a salary in another unit of time', () => {
  it.each([
    [600_000, 'MONTHLY', 'HOURLY', unknown, 3_460],
    [4_000, 'HOURLY', 'MONTHLY', unknown, 693_000],
    [4_000, 'HOURLY', 'MONTHLY', threeDays, 312_000],
    [30_000, 'DAILY', 'MONTHLY', threeDays, 390_000],
    [600_000, 'MONTHLY', 'YEARLY', threeDays, 7_200_000],
    [7_200_000, 'YEARLY', 'DAILY', unknown, 27_700],
    [0, 'MONTHLY', 'HOURLY', unknown, 0],
  ] as const)('%d %s is in %s, with the workload %p, about %d', (amount, from, to, workload, expected) => {
    expect(convertSalary(amount, from, to, workload)).toBe(expected);
  });

  it('does not exist for a fixed price', () => {
    expect(convertSalary(600_000, 'FIXED', 'MONTHLY', unknown)).toBeNull();
    expect(convertSalary(600_000, 'MONTHLY', 'FIXED', unknown)).toBeNull();
  });
});
