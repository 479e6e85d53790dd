import { useTranslation } from 'react-i18next';
import styles from './FunnelCord.module.css';

interface FunnelStep {
  key: string;
  label: string;
  value: number;
  /**
   * Which share of the previous step's number has reached this step, as text: 応募の36%. Missing for the first
   * step.
   */
  relation?: string;
}

/**
 * Two lengths in the units of the drawing's box: half of the height of the drawing (`HALF`), and half of the
 * width of the thinnest cord (`THINNEST`).
 */
const [HALF, THINNEST] = [28, 2];

/**
 * A list of the steps of a process, each with a number, such as how many people reached it. Below each step,
 * a part of a cord is drawn that is as wide as the number, so that the cord narrows where people leave.
 * Screen readers skip the drawing, because the list says the same.
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
