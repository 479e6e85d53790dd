import type { Metric, Period } from '../lib/insights/Metric';

/**
 * A counter, or a figure of the dashboard, whose stored value differs from the one that was counted again. It
 * has the form in which the API returns it.
 */
export interface Difference {
  kind: 'COUNTER' | 'FIGURE';
  metric: Metric;
  period: Period;
  day: string;
  /** The stored value; null if there is none. */
  is: number | null;
  least: number;
  /** The highest possible value; null if the records in the tables show no upper bound. */
  most: number | null;
  isRepaired: boolean;
}
