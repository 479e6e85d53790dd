import type { hoursPaid } from '../../../../../model/search/hoursPaid';

/** The periods for which pay can be compared. */
export type PayPeriod = keyof typeof hoursPaid;

/** The amounts that the filter for pay offers for each period, in yen. */
export const payChoices: Readonly<Record<PayPeriod, readonly number[]>> = {
  HOURLY: [2_000, 3_000, 4_000, 5_000, 7_000],
  DAILY: [20_000, 30_000, 40_000, 60_000],
  MONTHLY: [300_000, 400_000, 500_000, 700_000, 1_000_000],
  YEARLY: [4_000_000, 5_000_000, 6_000_000, 8_000_000, 10_000_000],
};
