import type { Metric } from '../../lib/insights/Metric';

interface Level {
  /**
   * The metric's usual value on a weekday: `from` two years ago, `to` today. It changes gradually in between.
   */
  from: number;
  to: number;
  /** The factor by which the metric's value is multiplied on Saturdays and Sundays. */
  weekend: number;
  /** The largest random deviation of the metric's value, as a fraction of that value. */
  noise: number;
}

/**
 * How the daily values of the dashboard's metrics develop in the demo data, over the two years up to the
 * seed. USERS is missing, because it follows from NEW_USERS.
 */
export const dailyLevels: Readonly<Record<Exclude<Metric, 'USERS'>, Level>> = {
  NEW_USERS: { from: 0.2, to: 0.75, weekend: 0.7, noise: 0.9 },
  PROFILES_COMPLETED: { from: 0.15, to: 0.55, weekend: 0.8, noise: 0.9 },
  ACTIVE_USERS: { from: 4, to: 64, weekend: 0.55, noise: 0.18 },
  JOBS_PUBLISHED: { from: 0.2, to: 1.6, weekend: 0.05, noise: 0.7 },
  APPLIES: { from: 0.3, to: 5, weekend: 0.6, noise: 0.5 },
  INTERVIEWS: { from: 0.1, to: 1.8, weekend: 0.1, noise: 0.6 },
  CONTRACTS: { from: 0.03, to: 0.45, weekend: 0.05, noise: 0.9 },
  KEEPS: { from: 1, to: 16, weekend: 0.9, noise: 0.4 },
  MESSAGES: { from: 2, to: 42, weekend: 0.25, noise: 0.3 },
  FIRST_REPLY_MINUTES: { from: 1500, to: 260, weekend: 1.6, noise: 0.25 },
  BENEFITS_USED: { from: 0.1, to: 2.2, weekend: 0.8, noise: 0.6 },
  SEARCHES_WITHOUT_RESULT: { from: 3, to: 9, weekend: 0.8, noise: 0.4 },
};
