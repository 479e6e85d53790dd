import type { InsightMetric } from '../../generated/schema';

/** The figures of the dashboard's periods by metric and first day of the period. */
export interface Figures {
  /** The first days of the periods shown, the oldest first. */
  dates: readonly string[];
  /** Returns the values of a metric, one for each date; null where it is not counted yet. */
  seriesOf: (metric: InsightMetric) => (number | null)[];
  /** Returns the change of a metric from the period before the last date; undefined if it is not counted yet. */
  changeOf: (metric: InsightMetric) => number | undefined;
  isEmpty: boolean;
}
