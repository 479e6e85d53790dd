import { useTranslation } from 'react-i18next';
import styles from './MiniThread.module.css';
import type { ThreadStep } from './ThreadStep';

interface MiniThreadProps {
  label: string;
  steps: readonly ThreadStep[];
}

const [WIDTH, HEIGHT, EDGE] = [64, 12, 5];

/**
 * A Thread (the steps of a process, drawn as knots, rings and frayed ends) without texts, for table cells and
 * column headings. Screen readers read `label` and the number of reached steps instead.
 */
export function MiniThread({ label, steps }: MiniThreadProps) {
  const { t } = useTranslation();
  const gap = (WIDTH - 2 * EDGE) / Math.max(1, steps.length - 1);
  const reached = steps.filter(({ state }) => state === 'reached').length;
  const spoken = t('common.thread.summary', { label, n: reached, of: steps.length });
  return (
    <svg
      className={styles.mini}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      role="img"
      aria-label={spoken}
    >
      {/* All lines first, so that the knots cover their ends. */}
      {steps.map(({ key, state }, index) => {
        const x = EDGE + index * gap;
        return (
          index > 0 && (
            <path key={key} className={`${styles.line} ${styles[state]}`} d={`M${x - gap + 3} 6H${x - 3}`} />
          )
        );
      })}
      {steps.map(({ key, state, isCurrent }, index) => {
        const x = EDGE + index * gap;
        return (
          <g key={key} className={styles[state]} data-current={isCurrent}>
            {state === 'loosened' ? (
              <path d={`M${x - 3} 6l5-4M${x - 3} 6h6M${x - 3} 6l5 4`} />
            ) : (
              <circle cx={x} cy={6} r={state === 'reached' ? 3 : 2.5} />
            )}
          </g>
        );
      })}
    </svg>
  );
}
