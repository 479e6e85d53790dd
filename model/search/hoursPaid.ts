import { fullTime } from '../fullTime';

const { numberOfDayPerWeek, numberOfHoursPerDay, weeksPerMonth } = fullTime;
const month = numberOfHoursPerDay * numberOfDayPerWeek * weeksPerMonth;

/** How many hours of full-time work the pay of each period is for. */
export const hoursPaid = {
  HOURLY: 1,
  DAILY: numberOfHoursPerDay,
  MONTHLY: month,
  YEARLY: 12 * month,
} as const;
