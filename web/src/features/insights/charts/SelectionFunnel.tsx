import { useTranslation } from 'react-i18next';
import { FunnelCord } from '../../../components/charts/FunnelCord';
import type { InsightMetric, InsightPeriod } from '../../../generated/schema';
import styles from '../Dashboard.module.css';
import type { Figures } from '../Figures';

const steps: readonly InsightMetric[] = ['NEW_USERS', 'APPLIES', 'INTERVIEWS', 'CONTRACTS'];

/**
 * Shows how many registrations, applications, interviews and contracts there were in all shown periods
 * together, and how each number relates to the one before it. Applications are given per registered person,
 * not in percent, because the applicants may have registered earlier.
 */
export function SelectionFunnel({ period, figures }: { period: InsightPeriod; figures: Figures }) {
  const { t, i18n } = useTranslation();
  const format = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const sums = steps.map((metric) =>
    figures.seriesOf(metric).reduce<number>((sum, value) => sum + (value ?? 0), 0),
  );
  const relationOf = (index: number) => {
    const [before, value] = [sums[index - 1], sums[index] ?? 0];
    if (before === undefined || before === 0) return undefined;
    if (index === 1) return t('insights.perPerson', { n: format.format(value / before) });
    const of = t(`insights.metric.${steps[index - 1] ?? 'APPLIES'}`);
    return t('insights.share', { of, percent: Math.round((100 * value) / before) });
  };
  return (
    <section className={styles.figure}>
      <h3>{t(`insights.funnel.${period}`, { n: figures.dates.length })}</h3>
      <FunnelCord
        steps={steps.map((metric, index) => ({
          key: metric,
          label: t(`insights.metric.${metric}`),
          value: sums[index] ?? 0,
          relation: relationOf(index),
        }))}
      />
    </section>
  );
}
