import type { InsightPeriod } from '../../../generated/schema';

/** What the dashboard shows. The URL contains it. */
export interface DashboardView {
  period: InsightPeriod;
  /**
   * The first day of the last period shown; null for the period that contains yesterday, the last complete
   * day.
   */
  date: string | null;
}
