import { useTranslation } from 'react-i18next';
import { Sparkline } from './Sparkline';
import styles from './StatTile.module.css';

interface StatTileProps {
  label: string;
  value: number;
  /** The unit, shown smaller after the number: 件, 人, %. */
  unit?: string;
  /** The earlier values and the current value of the number, the oldest first. */
  course?: readonly number[];
  /**
   * The words for the time of the first value in `course`, such as 先週 (last week). Without them, the change
   * is not described.
   */
  since?: string;
}

/** One number of a dashboard, with a line chart of its course and the change in words. */
export function StatTile({ label, value, unit, course = [], since }: StatTileProps) {
  const { t, i18n } = useTranslation();
  const format = new Intl.NumberFormat(i18n.language);
  const change = value - (course[0] ?? value);
  const direction = change > 0 ? 'more' : change < 0 ? 'fewer' : 'same';
  return (
    <div className={styles.tile}>
      <dt>{label}</dt>
      <dd>
        <span className={styles.number}>
          <strong>{format.format(value)}</strong>
          {unit && <small>{unit}</small>}
        </span>
        {course.length > 1 && <Sparkline values={course} />}
        {since && (
          <span className={styles.change}>
            {t(`common.change.${direction}`, { since, n: format.format(Math.abs(change)) })}
          </span>
        )}
      </dd>
    </div>
  );
}
