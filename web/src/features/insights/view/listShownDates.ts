import { addDays } from '../../../../../model/periods/addDays';
import { moveByPeriods } from '../../../../../model/periods/moveByPeriods';
import type { DashboardView } from './DashboardView';

/** How many periods the charts show: 30 days, 26 weeks or 24 months. */
const SHOWN = { DAY: 30, WEEK: 26, MONTH: 24 } as const;

/**
 * Returns the first days (`YYYY-MM-DD`) of the periods that the dashboard shows, the oldest first.
 * @param today the current day in Japan
 */
export function listShownDates({ period, date }: DashboardView, today: string): string[] {
  const last = date ?? addDays(today, -1);
  return Array.from({ length: SHOWN[period] }, (_, index) =>
    moveByPeriods(period, last, index + 1 - SHOWN[period]),
  );
}
