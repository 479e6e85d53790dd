import { useTranslation } from 'react-i18next';
import { Grid } from '../../../components/layout/Grid';
import { SeriesChart } from '../../../components/charts/SeriesChart';
import type { InsightMetric, InsightPeriod } from '../../../generated/schema';
import { createTokyoFormat } from '../../../lib/format/createTokyoFormat';
import { InsightCheck } from '../check/InsightCheck';
import type { Figures } from '../Figures';
import { toShownValue } from '../toShownValue';
import { unitOf } from '../unitOf';
import { SearchesInVain } from '../vain/SearchesInVain';
import { ChartFigure } from './ChartFigure';
import { SelectionFunnel } from './SelectionFunnel';

interface Chart {
  kind: 'line' | 'bars';
  metrics: readonly [InsightMetric, ...InsightMetric[]];
}

/** The charts in the order of the screen. Metrics in one chart have the same unit and similar numbers. */
const charts: Readonly<Record<'users' | 'joined' | 'selection' | 'active' | 'jobs' | 'keeps', Chart>> &
  Readonly<Record<'messages' | 'reply' | 'benefits' | 'emptySearches', Chart>> = {
  users: { kind: 'line', metrics: ['USERS'] },
  joined: { kind: 'bars', metrics: ['NEW_USERS', 'PROFILES_COMPLETED'] },
  selection: { kind: 'bars', metrics: ['APPLIES', 'INTERVIEWS', 'CONTRACTS'] },
  active: { kind: 'line', metrics: ['ACTIVE_USERS'] },
  jobs: { kind: 'bars', metrics: ['JOBS_PUBLISHED'] },
  keeps: { kind: 'bars', metrics: ['KEEPS'] },
  messages: { kind: 'line', metrics: ['MESSAGES'] },
  reply: { kind: 'line', metrics: ['FIRST_REPLY_MINUTES'] },
  benefits: { kind: 'bars', metrics: ['BENEFITS_USED'] },
  emptySearches: { kind: 'bars', metrics: ['SEARCHES_WITHOUT_RESULT'] },
};

const names = Object.keys(charts) as (keyof typeof charts)[];

const day = createTokyoFormat({ month: 'numeric', day: 'numeric' });
const month = createTokyoFormat({ year: 'numeric', month: 'numeric' });

/**
 * Formats the first day of a period (YYYY-MM-DD) in a short form for the axis of a chart: 11/24 or, for
 * months, 2026/11.
 */
const formatPoint = (period: InsightPeriod, first: string): string =>
  (period === 'MONTH' ? month : day)(new Date(`${first}T00:00:00+09:00`));

/**
 * The charts of the dashboard, the block with what people searched for in vain, and the check of the
 * figures. Their code is loaded after the rest of the screen.
 */
export function DashboardCharts({ period, figures }: { period: InsightPeriod; figures: Figures }) {
  const { t } = useTranslation();
  const points = figures.dates.map((date) => formatPoint(period, date));
  return (
    <>
      <SelectionFunnel period={period} figures={figures} />
      <Grid gap={16} min={440}>
        {names.map((name) => {
          const { kind, metrics } = charts[name];
          const series = metrics.map((metric) => ({
            key: metric,
            label: t(`insights.metric.${metric}`),
            values: figures.seriesOf(metric).map((value) => toShownValue(metric, value)),
          }));
          const [title, unit] = [t(`insights.chart.${name}`), t(unitOf(metrics[0]))];
          return (
            <ChartFigure
              key={name}
              {...{ title, unit, series, points, period }}
              date={figures.dates.at(-1) ?? ''}
            >
              <SeriesChart label={title} {...{ kind, series, points, unit }} />
            </ChartFigure>
          );
        })}
      </Grid>
      <SearchesInVain />
      <InsightCheck />
    </>
  );
}
