import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/feedback/Banner';
import { EmptyState } from '../../components/feedback/EmptyState';
import { LoadFailed } from '../../components/feedback/LoadFailed';
import { moreIllustrations } from '../../components/feedback/moreIllustrations';
import { Skeleton } from '../../components/feedback/Skeleton';
import { PageHead } from '../../components/page/PageHead';
import { formatDateTime } from '../../lib/format/formatDateTime';
import { loadable } from '../../lib/loadable/loadable';
import styles from './Dashboard.module.css';
import { DashboardToolbar } from './DashboardToolbar';
import { FigureTiles } from './FigureTiles';
import { useDashboardView } from './view/useDashboardView';
import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { InsightsDocument, type FigureFragment } from '../../generated/insights';
import { japanDay } from '../../../../model/japanDay';
import type { DashboardView } from './view/DashboardView';
import { listShownDates } from './view/listShownDates';
import type { Figures } from './Figures';

const keyOf = (metric: string | null | undefined, date: string | null | undefined) => `${metric}.${date}`;

/** Arranges by metric and date the figures that the API returned. */
function arrangeFigures(rows: readonly FigureFragment[], dates: readonly string[]): Figures {
  const byKey = new Map(rows.map((row) => [keyOf(row.metricsType, row.reportedAt), row]));
  return {
    dates,
    seriesOf: (metric) => dates.map((date) => byKey.get(keyOf(metric, date))?.value ?? null),
    changeOf: (metric) => byKey.get(keyOf(metric, dates.at(-1)))?.dailyDifference ?? undefined,
    isEmpty: rows.length === 0,
  };
}

/**
 * Reads, in one request, the figures of all metrics for the periods shown and the time at which figures were
 * last computed (`computedAt`).
 */
function useInsights(view: DashboardView) {
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

const DashboardCharts = loadable(async () => (await import('./charts/DashboardCharts')).DashboardCharts);

/** The age, in milliseconds, from which figures count as outdated: 26 hours. Normally they are computed every hour. */
const OUTDATED_MS = 26 * 3_600_000;

/**
 * The administrators' screen /admin/dashboard: how many people, jobs, applications and contracts there are,
 * by day, week or month. Opening it causes two calls to data sources.
 */
export function DashboardScreen() {
  const { t } = useTranslation();
  const [view, change] = useDashboardView();
  const { figures, dates, computedAt, error, refetch } = useInsights(view);
  const at = computedAt && formatDateTime(computedAt);
  const isOld = computedAt !== undefined && Date.now() - Date.parse(computedAt) > OUTDATED_MS;
  const isLoading = !figures && !error;
  return (
    <div className={styles.page}>
      <PageHead title={t('insights.title')} state={!isOld && at && t('insights.computed', { at })} />
      {isOld && <Banner tone="waiting">{t('insights.outdated', { at })}</Banner>}
      <DashboardToolbar period={view.period} dates={dates} onChange={change} />
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {isLoading && <Skeleton shape="card" count={3} />}
      {figures?.isEmpty && (
        <EmptyState illustration={moreIllustrations.insights}>{t('insights.waiting')}</EmptyState>
      )}
      {figures && !figures.isEmpty && (
        <>
          <FigureTiles period={view.period} figures={figures} />
          <DashboardCharts period={view.period} figures={figures} />
        </>
      )}
    </div>
  );
}
