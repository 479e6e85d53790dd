import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { InsightsDocument } from '../../generated/insights';
import { japanDay } from '../../../../model/japanDay';
import { arrangeFigures } from './arrangeFigures';
import type { DashboardView } from './view/DashboardView';
import { listShownDates } from './view/listShownDates';

/**
 * Reads, in one request, the figures of all metrics for the periods shown and the time at which figures were
 * last computed (`computedAt`).
 */
export function useInsights(view: DashboardView) {
  const today = japanDay(new Date());
  const { period, date } = view;
  const dates = useMemo(() => listShownDates({ period, date }, today), [period, date, today]);
  const { data, loading, error, refetch } = useQuery(InsightsDocument, {
    variables: { period, from: dates[0] ?? today, until: dates.at(-1) ?? today },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const figures = useMemo(() => data && arrangeFigures(data.shown.items, dates), [data, dates]);
  return { figures, dates, computedAt: data?.newest.items[0]?.updatedAt, loading, error, refetch };
}
