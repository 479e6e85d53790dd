export interface CsvArgs {
  /** DAY, WEEK or MONTH. */
  period: string;
  metricsType?: string | null;
  /** The first day of a period, `YYYY-MM-DD`. */
  date?: string | null;
}
