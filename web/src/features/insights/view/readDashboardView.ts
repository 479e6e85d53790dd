import { enums } from '../../../../../model/enums';
import { firstDay } from '../../../../../model/periods/firstDay';
import { isRealDate } from '../../../components/forms/isRealDate';
import type { DashboardView } from './DashboardView';

/**
 * Reads the period and the date of the dashboard from its URL. Invalid values and days after `today` are ignored.
 * @param today the current day in Japan
 */
export function readDashboardView(params: URLSearchParams, today: string): DashboardView {
  const period = enums.InsightPeriod.find((one) => one.toLowerCase() === params.get('period')) ?? 'DAY';
  const date = params.get('date') ?? '';
  return { period, date: isRealDate(date) && date <= today ? firstDay(period, date) : null };
}
