import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { enums } from '../../../../model/enums';
import { addDays } from '../../../../model/periods/addDays';
import { firstDay } from '../../../../model/periods/firstDay';
import { moveByPeriods } from '../../../../model/periods/moveByPeriods';
import { Banner } from '../../components/feedback/Banner';
import { EmptyState } from '../../components/feedback/EmptyState';
import { LoadFailed } from '../../components/feedback/LoadFailed';
import { moreIllustrations } from '../../components/feedback/moreIllustrations';
import { Skeleton } from '../../components/feedback/Skeleton';
import { isRealDate } from '../../components/forms/isRealDate';
import { PageHead } from '../../components/page/PageHead';
import { formatDateTime } from '../../lib/format/formatDateTime';
import { loadable } from '../../lib/loadable/loadable';
import { DashboardToolbar } from './DashboardToolbar';
import { Headline } from './headline/Headline';
import { FigureTiles } from './FigureTiles';
import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { Grid } from '../../components/layout/Grid';
import { InsightsDocument, type FigureFragment } from '../../generated/insights';
import { japanDay } from '../../../../model/japanDay';
import type { InsightMetric } from '../../generated/schema';
import type { DashboardView } from './view/DashboardView';
import type { Figures } from './Figures';

const keyOf = (metric: string | null | undefined, date: string | null | undefined) => `${metric}.${date}`;

/**
 * Returns the value of a figure. An average time of 0 means that there were no replies, and therefore no average.
 */
const valueOf = (row: FigureFragment | undefined): number | null =>
  row?.metricsType === 'FIRST_REPLY_MINUTES' && row.value === 0 ? null : (row?.value ?? null);

/** Arranges by metric and date the figures that the API returned. */
function arrangeFigures(rows: readonly FigureFragment[], dates: readonly string[]): Figures {
  const byKey = new Map(rows.map((row) => [keyOf(row.metricsType, row.reportedAt), row]));
  const last = (metric: InsightMetric) => byKey.get(keyOf(metric, dates.at(-1)));
  const seriesOf = (metric: InsightMetric) => dates.map((date) => valueOf(byKey.get(keyOf(metric, date))));
  return {
    dates,
    seriesOf,
    changeOf: (metric) => {
      const stored = last(metric)?.dailyDifference ?? undefined;
      if (metric !== 'FIRST_REPLY_MINUTES') return stored;
      const [before, now] = seriesOf(metric).slice(-2);
      return before == null || now == null ? undefined : stored;
    },
    isCounted: (metric) => last(metric) !== undefined,
    isEmpty: rows.length === 0,
  };
}

/** How many periods the charts show: 30 days, 26 weeks or 24 months. */
const SHOWN = { DAY: 30, WEEK: 26, MONTH: 24 } as const;

/**
 * Returns the first days (`YYYY-MM-DD`) of the periods that the dashboard shows, the oldest first.
 * @param today the current day in Japan
 */
function listShownDates({ period, date }: DashboardView, today: string): string[] {
  const last = date ?? addDays(today, -1);
  return Array.from({ length: SHOWN[period] }, (_, index) =>
    moveByPeriods(period, last, index + 1 - SHOWN[period]),
  );
}

/**
 * Reads, in one request, the figures of all metrics for the periods shown. `computedAt` is the time at which the
 * newest of them was computed.
 */
function useInsights(view: DashboardView) {
  const today = japanDay(new Date());
  const { period, date } = view;
  const dates = useMemo(() => listShownDates({ period, date }, today), [period, date, today]);
  const { data, error, refetch } = useQuery(InsightsDocument, {
    variables: { period, from: dates[0] ?? today, until: dates.at(-1) ?? today },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const figures = useMemo(() => data && arrangeFigures(data.shown.items, dates), [data, dates]);
  const times = (data?.shown.items ?? []).map(({ updatedAt }) => updatedAt);
  return { figures, dates, computedAt: times.toSorted().at(-1), error, refetch };
}

const DashboardCharts = loadable(async () => (await import('./charts/DashboardCharts')).DashboardCharts);

/** The age, in milliseconds, from which figures count as outdated: 26 hours. Normally they are computed every hour. */
const OUTDATED_MS = 26 * 3_600_000;

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
function useDashboardView(): [DashboardView, (change: Partial<DashboardView>) => void] {
  const [params, setParams] = useSearchParams();
  const view = readDashboardView(params, japanDay(new Date()));
  const change = (part: Partial<DashboardView>) => {
    const { period, date } = { ...view, ...part };
    setParams({ ...(period !== 'DAY' && { period: period.toLowerCase() }), ...(date && { date }) });
  };
  return [view, change];
}

/**
 * The administrators' screen /admin/dashboard: how many people, jobs, applications and contracts there are,
 * by day, week or month. Opening it causes two calls to data sources.
 */
export function DashboardScreen() {
  const { t } = useTranslation();
  const [view, change] = useDashboardView();
  const { figures, dates, computedAt, error, refetch } = useInsights(view);
  const at = computedAt && formatDateTime(computedAt);
  // Figures of earlier periods are computed no more.
  const isNow = view.date === null;
  const isOld = isNow && computedAt !== undefined && Date.now() - Date.parse(computedAt) > OUTDATED_MS;
  const isLoading = !figures && !error;
  return (
    <Grid gap={16}>
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
          {isNow && <Headline period={view.period} figures={figures} />}
          <FigureTiles period={view.period} figures={figures} />
          <DashboardCharts period={view.period} figures={figures} />
        </>
      )}
    </Grid>
  );
}
