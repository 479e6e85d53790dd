import { csvLine } from '../../model/csvLine';
import type { Item } from '../lib/Item';
import type { Period } from '../lib/insights/Metric';

const PERIODS: Readonly<Record<Period, string>> = { DAY: '日', WEEK: '週', MONTH: '月' };

/** Builds the CSV line of one figure of the dashboard. */
export const buildLine = (period: Period, { reportedAt, title, value, dailyDifference }: Item): string =>
  csvLine([PERIODS[period], reportedAt, title, value, dailyDifference]);
