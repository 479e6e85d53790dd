import { useSearchParams } from 'react-router-dom';
import { japanDay } from '../../../../../model/japanDay';
import type { DashboardView } from './DashboardView';
import { enums } from '../../../../../model/enums';
import { firstDay } from '../../../../../model/periods/firstDay';
import { isRealDate } from '../../../components/forms/isRealDate';

/**
 * Reads the period and the date of the dashboard from its URL. Invalid values and days after `today` are ignored.
 * @param today the current day in Japan
 */
function readDashboardView(params: URLSearchParams, today: string): DashboardView {
  const period = enums.InsightPeriod.find((one) => one.toLowerCase() === params.get('period')) ?? 'DAY';
  const date = params.get('date') ?? '';
  return { period, date: isRealDate(date) && date <= today ? firstDay(period, date) : null };
}

/** Returns the period and the date that the URL contains, and a function that changes them. */
export function useDashboardView(): [DashboardView, (change: Partial<DashboardView>) => void] {
  const [params, setParams] = useSearchParams();
  const view = readDashboardView(params, japanDay(new Date()));
  const change = (part: Partial<DashboardView>) => {
    const { period, date } = { ...view, ...part };
    setParams({ ...(period !== 'DAY' && { period: period.toLowerCase() }), ...(date && { date }) });
  };
  return [view, change];
}
