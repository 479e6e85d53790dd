import { useTranslation } from 'react-i18next';
import type { InsightPeriod } from '../../../generated/schema';
import type { Figures } from '../Figures';
import { toShownValue } from '../toShownValue';
import { unitOf } from '../unitOf';
import styles from './Headline.module.css';
import { listChanges } from './listChanges';
import { WaitingWork } from './WaitingWork';

interface HeadlineProps {
  period: InsightPeriod;
  figures: Figures;
}

/** The most important of the dashboard in sentences: what has changed, what waits, and what to do next. */
export function Headline({ period, figures }: HeadlineProps) {
  const { t, i18n } = useTranslation();
  const format = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const since = t(`insights.before.${period}`);
  const changes = listChanges(figures).map(({ metric, value, change }) => {
    const say = (number: number) => `${format.format(toShownValue(metric, number) ?? 0)}${t(unitOf(metric))}`;
    return t(change > 0 ? 'insights.headline.more' : 'insights.headline.fewer', {
      ...{ metric: t(`insights.metric.${metric}`), n: say(Math.abs(change)), value: say(value) },
    });
  });
  return (
    <section className={styles.headline} aria-label={t('insights.headline.title')}>
      <p className={styles.news}>
        {changes.length > 0
          ? t('insights.headline.changed', { since, changes: changes.join(t('insights.headline.join')) })
          : t('insights.headline.unchanged', { since })}
      </p>
      <WaitingWork />
    </section>
  );
}
