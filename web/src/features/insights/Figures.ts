import type { InsightMetric } from '../../generated/schema';

/** The figures of the dashboard: the value of each metric in each period shown. */
export interface Figures {
  /** The first days of the periods shown, the oldest first. */
  dates: readonly string[];
  /**
   * Returns the values of a metric in the order of `dates`; null for a period in which it has not been
   * counted.
   */
  seriesOf: (metric: InsightMetric) => (number | null)[];
  /**
   * Returns the change of a metric in the last period shown, compared with the period before; undefined if
   * the last period has not been counted.
   */
  changeOf: (metric: InsightMetric) => number | undefined;
  isEmpty: boolean;
}
