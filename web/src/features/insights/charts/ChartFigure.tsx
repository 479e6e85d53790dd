import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/buttons/Button';
import type { ChartSeries } from '../../../components/charts/ChartSeries';
import styles from '../Dashboard.module.css';
import { ChartTable } from './ChartTable';

interface ChartFigureProps {
  title: string;
  unit: string;
  series: readonly ChartSeries[];
  points: readonly string[];
  children: ReactNode;
}

/** A chart with its title and a button that shows the values as a table instead. */
export function ChartFigure({ title, unit, series, points, children }: ChartFigureProps) {
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
    </section>
  );
}
