import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/buttons/Button';
import type { ChartSeries } from '../../../components/charts/ChartSeries';
import type { InsightMetric, InsightPeriod } from '../../../generated/schema';
import { CsvButton } from '../CsvButton';
import styles from '../Dashboard.module.css';
import { ChartTable } from './ChartTable';

interface ChartFigureProps {
  title: string;
  unit: string;
  series: readonly (ChartSeries & { key: InsightMetric })[];
  points: readonly string[];
  period: InsightPeriod;
  /** The first day of the last period shown. The downloaded file ends with it. */
  date: string;
  children: ReactNode;
}

/**
 * A chart with its title, a button that shows the values as a table instead, and a button that downloads
 * them.
 */
export function ChartFigure({ title, unit, series, points, period, date, children }: ChartFigureProps) {
  const { t } = useTranslation();
  const id = useId();
  const [isTable, setTable] = useState(false);
  return (
    <section className={styles.figure} aria-labelledby={id}>
      <header>
        <h3 id={id}>{title}</h3>
        <Button
          size="small"
          look="text"
          aria-pressed={isTable}
          aria-label={t('insights.tableOf', { name: title })}
          onClick={() => setTable(!isTable)}
        >
          {t(isTable ? 'insights.asChart' : 'insights.asTable')}
        </Button>
      </header>
      {isTable ? <ChartTable {...{ title, unit, series, points }} /> : children}
      <footer>
        {series.map(({ key, label }) => (
          <CsvButton
            key={key}
            metric={key}
            {...{ period, date }}
            label={t('insights.csvOf', { name: label })}
          >
            {series.length > 1 ? t('insights.csvNamed', { name: label }) : t('insights.csv')}
          </CsvButton>
        ))}
      </footer>
    </section>
  );
}
