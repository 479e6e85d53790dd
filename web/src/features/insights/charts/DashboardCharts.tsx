import { useTranslation } from 'react-i18next';
import { Grid } from '../../../components/layout/Grid';
import { SeriesChart } from '../../../components/charts/SeriesChart';
import type { InsightMetric, InsightPeriod } from '../../../generated/schema';
import { createTokyoFormat } from '../../../lib/format/createTokyoFormat';
import { Fold } from '../../../components/page/Fold';
import { CheckPanel } from '../check/CheckPanel';
import type { Figures } from '../Figures';
import { toShownValue } from '../toShownValue';
import { unitOf } from '../unitOf';
import { TermsInVain } from '../vain/TermsInVain';
import { ChartFigure } from './ChartFigure';
import { SelectionFunnel } from './SelectionFunnel';

interface Chart {
  kind: 'line' | 'bars';
  metrics: readonly [InsightMetric, ...InsightMetric[]];
}

/** All charts. Metrics in one chart have the same unit and similar numbers. */
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

type ChartName = keyof typeof charts;

/** The charts that are always visible. */
const shown: readonly ChartName[] = ['selection', 'joined'];

/** The other charts, in groups that are folded until they are opened. */
const groups: Readonly<Record<'people' | 'jobs' | 'talk' | 'service', readonly ChartName[]>> = {
  people: ['users', 'active'],
  jobs: ['jobs', 'keeps'],
  talk: ['messages', 'reply'],
  service: ['benefits', 'emptySearches'],
};

const groupNames = Object.keys(groups) as (keyof typeof groups)[];

const day = createTokyoFormat({ month: 'numeric', day: 'numeric' });
const month = createTokyoFormat({ year: 'numeric', month: 'numeric' });

/**
 * Formats the first day of a period (YYYY-MM-DD) in a short form for the axis of a chart: 11/24 or, for
 * months, 2026/11.
 */
const formatPoint = (period: InsightPeriod, first: string): string =>
  (period === 'MONTH' ? month : day)(new Date(`${first}T00:00:00+09:00`));

interface DashboardChartsProps {
  period: InsightPeriod;
  figures: Figures;
}

/** Some charts side by side. */
function ChartRow({ names, period, figures }: DashboardChartsProps & { names: readonly ChartName[] }) {
  const { t } = useTranslation();
  const points = figures.dates.map((date) => formatPoint(period, date));
  return (
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
          <ChartFigure key={name} {...{ title, unit, series, points }}>
            <SeriesChart label={title} {...{ kind, series, points, unit }} />
          </ChartFigure>
        );
      })}
    </Grid>
  );
}

/**
 * The course of the selection and the charts of the dashboard; folded below them further charts, what people searched
 * for in vain, and the check of the figures. Their code is loaded after the rest of the screen.
 */
export function DashboardCharts({ period, figures }: DashboardChartsProps) {
  const { t } = useTranslation();
  return (
    <>
      <SelectionFunnel period={period} dates={figures.dates} />
      <ChartRow names={shown} {...{ period, figures }} />
      <Grid gap={8}>
        {groupNames.map((group) => (
          <Fold
            key={group}
            title={t(`insights.group.${group}`)}
            note={groups[group].map((name) => t(`insights.chart.${name}`)).join(t('common.join'))}
          >
            <ChartRow names={groups[group]} {...{ period, figures }} />
          </Fold>
        ))}
        <Fold title={t('insights.vain.title')} note={t('insights.vain.note')}>
          <TermsInVain />
        </Fold>
        <Fold title={t('insights.check.title')} note={t('insights.check.note')}>
          <CheckPanel />
        </Fold>
      </Grid>
    </>
  );
}
