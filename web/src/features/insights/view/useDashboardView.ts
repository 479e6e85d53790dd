import { useSearchParams } from 'react-router-dom';
import { japanDay } from '../../../../../model/japanDay';
import type { DashboardView } from './DashboardView';
import { readDashboardView } from './readDashboardView';

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
