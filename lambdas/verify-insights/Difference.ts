import type { Metric, Period } from '../lib/insights/Metric';

/** A counter, or a figure of the dashboard, that differs from what was counted again. Its form is that of the API. */
export interface Difference {
  kind: 'COUNTER' | 'FIGURE';
  metric: Metric;
  period: Period;
  day: string;
  /** The stored value; null if there is none. */
  is: number | null;
  least: number;
  /** Null if the records cannot show how many there were at most. */
  most: number | null;
  isRepaired: boolean;
}
