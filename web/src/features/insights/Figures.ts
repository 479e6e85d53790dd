import type { InsightMetric } from '../../generated/schema';

/** The figures of the dashboard: the value of each metric in each period shown. */
export interface Figures {
  /** The first days of the periods shown, the oldest first. */
  dates: readonly string[];
  /**
   * Returns the values of a metric in the order of `dates`; null for a period in which it has not been
   * counted, or that has nothing of which an average could be taken.
   */
  seriesOf: (metric: InsightMetric) => (number | null)[];
  /**
   * Returns the change of a metric in the last period shown, compared with the period before; undefined if
   * there is nothing to compare.
   */
  changeOf: (metric: InsightMetric) => number | undefined;
  /** Returns whether a metric was counted in the last period shown. */
  isCounted: (metric: InsightMetric) => boolean;
  isEmpty: boolean;
}
