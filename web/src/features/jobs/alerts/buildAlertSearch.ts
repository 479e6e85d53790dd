import type { JobAlertRowFragment } from '../../../generated/jobAlerts';
import type { JobSearch } from '../../../entities/job/search/JobSearch';
import { buildPageSearch } from '../pages/buildPageSearch';

const DAYS_PER_WEEK = 7;

/** Converts the conditions of an alert into a job search. A missing bound of the days per week becomes 1 or 7. */
export function buildAlertSearch(alert: JobAlertRowFragment): JobSearch {
  const { minimumDaysPerWeek: least, maximumDaysPerWeek: most } = alert;
  const isBounded = least !== null || most !== null;
  return {
    ...buildPageSearch(alert),
    keyword: alert.keyword ?? '',
    prefectures: alert.prefectures ?? [],
    days: isBounded ? { from: least ?? 1, to: most ?? DAYS_PER_WEEK } : null,
    onlyExcellent: alert.isExcellent === true,
  };
}
