import { useTranslation } from 'react-i18next';
import { Sparkline } from './Sparkline';
import styles from './StatTile.module.css';

interface StatTileProps {
  label: string;
  /** The number; null while it is unknown. */
  value: number | null;
  /** The unit, shown smaller after the number: 件, 人, %. */
  unit?: string;
  /** The earlier values and the current value of the number, the oldest first. */
  course?: readonly number[];
  /**
   * The words for the time with which the current number is compared, such as 先週 (last week). Without them,
   * the change is not described.
   */
  since?: string;
  /**
   * By how much the number has changed since the time that `since` names. By default, it is the change since
   * the first value of `course`.
   */
  change?: number;
  /** The unit of the change, if it is not that of the number: %ポイント for the change of a percentage. */
  changeUnit?: string;
  /** Which change is good news; it gives the change its colour. Without it, the change has none. */
  good?: 'more' | 'fewer';
  /** The words shown in place of an unknown number: 集計待ち (not counted yet). */
  missing?: string;
}

/** One number of a dashboard, with a line chart of its course and the change in words. */
export function StatTile(props: StatTileProps) {
  const { label, value, unit = '', course = [], since, missing, changeUnit = unit, good } = props;
  const { t, i18n } = useTranslation();
  const format = new Intl.NumberFormat(i18n.language);
  const change = props.change ?? (value ?? 0) - (course[0] ?? value ?? 0);
  const direction = change > 0 ? 'more' : change < 0 ? 'fewer' : 'same';
  return (
    <div className={styles.tile}>
      <dt>{label}</dt>
      <dd>
        <span className={styles.number}>
          <strong>{value === null ? '–' : format.format(value)}</strong>
          {unit && value !== null && <small>{unit}</small>}
        </span>
        {course.length > 1 && <Sparkline values={course} />}
        {value === null && missing && <span className={styles.change}>{missing}</span>}
        {since && value !== null && (
          <span
            className={styles.change}
            data-news={good && direction !== 'same' && (direction === good ? 'good' : 'bad')}
          >
            {t(`common.change.${direction}`, { since, n: `${format.format(Math.abs(change))}${changeUnit}` })}
          </span>
        )}
      </dd>
    </div>
  );
}
