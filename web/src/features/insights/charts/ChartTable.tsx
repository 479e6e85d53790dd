import { useTranslation } from 'react-i18next';
import type { ChartSeries } from '../../../components/charts/ChartSeries';
import styles from '../Dashboard.module.css';

interface ChartTableProps {
  title: string;
  unit: string;
  series: readonly ChartSeries[];
  points: readonly string[];
}

/** The values of a chart as a table, the newest first. */
export function ChartTable({ title, unit, series, points }: ChartTableProps) {
  const { t, i18n } = useTranslation();
  const format = new Intl.NumberFormat(i18n.language);
  const newestFirst = points.map((point, index) => ({ point, index })).toReversed();
  return (
    <div className={styles.table} role="region" aria-label={title} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('insights.date')}</th>
            {series.map(({ key, label }) => (
              <th key={key} scope="col">
                {unit ? t('insights.withUnit', { label, unit }) : label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {newestFirst.map(({ point, index }) => (
            <tr key={point}>
              <th scope="row">{point}</th>
              {series.map(({ key, values }) => {
                const value = values[index] ?? null;
                return <td key={key}>{value === null ? '–' : format.format(value)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
