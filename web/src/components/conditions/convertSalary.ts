import { fullTime } from '../../../../model/fullTime';
import type { SalaryType } from '../../generated/schema';

/** How many days per week and hours per day a person works. Null means unknown. */
export interface Workload {
  numberOfDayPerWeek: number | null;
  numberOfHoursPerDay: number | null;
}

const MONTHS_PER_YEAR = 12;

/** The multiple of yen to which a converted salary is rounded, for each unit of time. */
const steps = { HOURLY: 10, DAILY: 100, MONTHLY: 1_000, YEARLY: 10_000 } as const;

type RegularType = keyof typeof steps;

const isRegular = (type: SalaryType): type is RegularType => type !== 'FIXED';

function countPerMonth(type: RegularType, workload: Workload): number {
  const days = (workload.numberOfDayPerWeek ?? fullTime.numberOfDayPerWeek) * fullTime.weeksPerMonth;
  const hours = days * (workload.numberOfHoursPerDay ?? fullTime.numberOfHoursPerDay);
  return { HOURLY: hours, DAILY: days, MONTHLY: 1, YEARLY: 1 / MONTHS_PER_YEAR }[type];
}

/**
 * Converts a salary in yen to another unit of time, for a person with the given workload: 60 万円 a month are
 * about 3,460 円 an hour in full time, which unknown values of the workload stand for. The result is rounded. Returns null for a fixed price, which has no
 * unit of time.
 */
export function convertSalary(
  amount: number,
  from: SalaryType,
  to: SalaryType,
  workload: Workload,
): number | null {
  if (!isRegular(from) || !isRegular(to)) return null;
  const exact = (amount * countPerMonth(from, workload)) / countPerMonth(to, workload);
  return Math.round(exact / steps[to]) * steps[to];
}
