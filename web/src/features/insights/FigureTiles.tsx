import { useTranslation } from 'react-i18next';
import { StatTile } from '../../components/stats/StatTile';
import type { InsightMetric, InsightPeriod } from '../../generated/schema';
import styles from './Dashboard.module.css';
import type { Figures } from './Figures';
import { toShownValue } from './toShownValue';
import { unitOf } from './unitOf';

/**
 * Returns, for each period shown, the completed profiles as a percentage of the registered people. Both
 * numbers are counted from the beginning of the first period shown to the end of the period that the
 * percentage is for. The percentage is null while nobody has registered, and for a period in which
 * registrations have not been counted.
 */
function computeCompletion({ seriesOf }: Pick<Figures, 'seriesOf'>): (number | null)[] {
  const completed = seriesOf('PROFILES_COMPLETED');
  let [joined, done] = [0, 0];
  return seriesOf('NEW_USERS').map((count, index) => {
    joined += count ?? 0;
    done += completed[index] ?? 0;
    return count === null || joined === 0 ? null : Math.min(100, Math.round((100 * done) / joined));
  });
}

/**
 * The metrics that have a tile. One more tile shows the rate of completed profiles, which is computed from
 * two metrics.
 */
const metrics: readonly InsightMetric[] = [
  ...(['USERS', 'NEW_USERS', 'JOBS_PUBLISHED', 'APPLIES', 'INTERVIEWS', 'CONTRACTS'] as const),
  ...(['FIRST_REPLY_MINUTES', 'BENEFITS_USED', 'ACTIVE_USERS'] as const),
];

/** The metrics of which less is good news. */
const goodWhenFewer: readonly InsightMetric[] = ['FIRST_REPLY_MINUTES', 'SEARCHES_WITHOUT_RESULT'];

/**
 * One tile for each of the most important metrics: the value in the last period shown, the change from the
 * period before, and a small chart of all periods shown.
 */
export function FigureTiles({ period, figures }: { period: InsightPeriod; figures: Figures }) {
  const { t } = useTranslation();
  // Without a value before, there is no change to describe.
  const since = (change: number | undefined) =>
    change === undefined ? undefined : t(`insights.before.${period}`);
  const missingOf = (metric: InsightMetric) =>
    metric === 'FIRST_REPLY_MINUTES' && figures.isCounted(metric)
      ? t('insights.noReply')
      : t('insights.notCounted');
  const rates = computeCompletion(figures);
  const tiles = metrics.map((metric) => {
    const course = figures.seriesOf(metric).map((value) => toShownValue(metric, value));
    const change = toShownValue(metric, figures.changeOf(metric) ?? null) ?? undefined;
    return {
      ...{ key: metric, label: t(`insights.metric.${metric}`), unit: t(unitOf(metric)), course, change },
      ...{ missing: missingOf(metric), since: since(change) },
      good: goodWhenFewer.includes(metric) ? ('fewer' as const) : ('more' as const),
    };
  });
  const rate = {
    ...{ key: 'rate', label: t('insights.completion'), unit: '%', changeUnit: t('insights.unit.points') },
    ...{ course: rates, missing: t('insights.notCounted'), good: 'more' as const, since: since(0) },
    change: (rates.at(-1) ?? 0) - (rates.at(-2) ?? rates.at(-1) ?? 0),
  };
  return (
    <dl className={styles.tiles}>
      {[...tiles.slice(0, 2), rate, ...tiles.slice(2)].map(({ key, course, ...tile }) => (
        <StatTile
          key={key}
          {...tile}
          value={course.at(-1) ?? null}
          course={course.filter((value) => value !== null)}
        />
      ))}
    </dl>
  );
}
