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
   * Returns by how much a metric changed from the period before the last one to the last one; undefined if
   * the last one has not been counted.
   */
  changeOf: (metric: InsightMetric) => number | undefined;
  isEmpty: boolean;
}
