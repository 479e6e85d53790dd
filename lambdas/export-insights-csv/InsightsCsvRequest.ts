import type { Metric, Period } from '../lib/insights/Metric';

/** The payload with which AppSync invokes the function export-insights-csv. The resolver has already validated it. */
export interface InsightsCsvRequest {
  /** The length of the periods in the file. */
  period: Period;
  metricsType?: Metric | null;
  /**
   * A day as `YYYY-MM-DD`. With `metricsType`, the file contains the values of that metric up to this day, or
   * all of them if there is no day. Without `metricsType`, the file contains the values of all metrics in the
   * period that begins on this day.
   */
  date?: string | null;
}
