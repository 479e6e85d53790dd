import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './DateRange.module.css';

interface Days {
  from: string | null;
  to: string | null;
}

const isReversed = ({ from, to }: Days): boolean => from !== null && to !== null && from > to;

interface DateRangeProps {
  /** The accessible names of the two fields. */
  labels: { from: string; to: string };
  /** The first and the last day, as `YYYY-MM-DD`; null without one. */
  from: string | null;
  to: string | null;
  onChange: (change: Partial<Days>) => void;
}

/**
 * Two fields for the first and the last day of a filter. A first day after the last one is refused with a sentence at
 * the fields, and the filter stays as it was.
 */
export function DateRange({ labels, from, to, onChange }: DateRangeProps) {
  const { t } = useTranslation();
  const note = useId();
  const [refused, setRefused] = useState<Days | null>(null);
  const shown = refused ?? { from, to };
  const isWrong = isReversed(shown);
  const enter = (change: Partial<Days>) => {
    const next = { ...shown, ...change };
    if (isReversed(next)) return setRefused(next);
    setRefused(null);
    onChange(refused ? next : change);
  };
  const field = (name: 'from' | 'to') => (
    <input
      type="date"
      aria-label={labels[name]}
      aria-invalid={isWrong}
      aria-describedby={isWrong ? note : undefined}
      value={shown[name] ?? ''}
      onChange={({ target }) => enter({ [name]: target.value || null })}
    />
  );
  return (
    <span className={styles.range}>
      {field('from')}
      <span className={styles.end}>
        <span aria-hidden>〜</span>
        {field('to')}
      </span>
      {isWrong && (
        <span id={note} role="alert" className={styles.wrong}>
          {t('records.reversedDays')}
        </span>
      )}
    </span>
  );
}
