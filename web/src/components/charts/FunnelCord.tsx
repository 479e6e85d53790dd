import { useTranslation } from 'react-i18next';
import styles from './FunnelCord.module.css';

interface FunnelStep {
  key: string;
  label: string;
  value: number;
  /** What part of the step before has reached this step, as text: 応募の36%. Missing for the first step. */
  relation?: string;
}

/** Half of the height of the drawing, and of the thinnest cord, in the units of its box. */
const [HALF, THINNEST] = [28, 2];

/**
 * The steps of a process, each with its number. A cord behind them is as wide as the number, so that it narrows where
 * people leave. Screen readers skip the drawing, because the list says the same.
 */
export function FunnelCord({ steps, unit = '' }: { steps: readonly FunnelStep[]; unit?: string }) {
  const { i18n } = useTranslation();
  const format = new Intl.NumberFormat(i18n.language);
  const most = Math.max(1, ...steps.map(({ value }) => value));
  const halfOf = (value: number) => Math.max(THINNEST, (value / most) * HALF);
  return (
    <ol className={styles.funnel}>
      {steps.map(({ key, label, value, relation }, index) => {
        const [here, next] = [halfOf(value), halfOf(steps[index + 1]?.value ?? value)];
        const [top, bottom] = [HALF - here, HALF + here];
        return (
          <li key={key}>
            <span className={styles.label}>{label}</span>
            <strong>
              {format.format(value)}
              <small>{unit}</small>
            </strong>
            <svg viewBox={`0 0 100 ${2 * HALF}`} preserveAspectRatio="none" aria-hidden>
              <path
                d={`M0 ${top}C50 ${top} 50 ${HALF - next} 100 ${HALF - next}V${HALF + next}C50 ${HALF + next} 50 ${bottom} 0 ${bottom}Z`}
              />
            </svg>
            <span className={styles.relation}>{relation}</span>
          </li>
        );
      })}
    </ol>
  );
}
