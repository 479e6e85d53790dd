import type { InsightPeriod } from '../../../generated/schema';

/** What the dashboard shows, which its URL contains. */
export interface DashboardView {
  period: InsightPeriod;
  /** The first day of the last period shown; null for that of yesterday, the newest day that is complete. */
  date: string | null;
}
