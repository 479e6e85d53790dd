import { type CSSProperties, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MiniThread } from './MiniThread';
import { ThreadMark } from './ThreadMark';
import type { ThreadStep } from './ThreadStep';
import styles from './Thread.module.css';

interface ThreadProps {
  /** The name of the list of steps for screen readers. */
  label: string;
  steps: readonly ThreadStep[];
  /** The layout of the thread. `mini` is 64 pixels wide and shows the steps without texts. */
  look?: 'horizontal' | 'vertical' | 'mini';
}

/** The number of steps above which a narrow horizontal thread shows only the label of the current step. */
const FEW = 3;

/**
 * Draws a process with steps, such as an application, as a thread: a knot for a reached step, a ring for an
 * open one, a frayed end where the process ended early. When a step is reached while the thread is visible,
 * the tying of the knot is animated.
 */
export function Thread({ label, steps, look = 'horizontal' }: ThreadProps) {
  const { t } = useTranslation();
  const [atFirst] = useState(() => new Set(steps.filter(isReached).map(({ key }) => key)));
  if (look === 'mini') return <MiniThread label={label} steps={steps} />;
  const isUnderWay = steps.some(isReached) && steps.some(({ state }) => state === 'open');
  const current = steps.find(({ isCurrent }) => isCurrent);
  return (
    <div className={`${styles.thread} ${styles[look]}`} data-many={steps.length > FEW}>
      <ol aria-label={label}>
        {steps.map((step, index) => (
          <li
            key={step.key}
            data-state={step.state}
            data-next={steps[index + 1]?.state}
            aria-current={step.isCurrent ? 'step' : undefined}
          >
            <ThreadMark
              state={step.state}
              isCurrent={step.isCurrent}
              isTying={isReached(step) && !atFirst.has(step.key)}
            />
            <div className={styles.text}>
              <div className={styles.label}>{step.label}</div>
              {isUnderWay && step.state !== 'loosened' && (
                <span className={styles.spoken}>{t(`common.thread.${step.state}`)}</span>
              )}
              {step.note && <div className={styles.note}>{step.note}</div>}
            </div>
          </li>
        ))}
      </ol>
      {current && (
        <p
          className={styles.caption}
          style={{ '--share': steps.indexOf(current) / (steps.length - 1) } as CSSProperties}
          aria-hidden
        >
          <span>
            {current.label}
            {current.note && <span className={styles.note}> {current.note}</span>}
          </span>
        </p>
      )}
    </div>
  );
}

const isReached = ({ state }: ThreadStep) => state === 'reached';
