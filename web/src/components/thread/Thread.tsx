import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MiniThread } from './MiniThread';
import { ThreadMark } from './ThreadMark';
import type { ThreadStep } from './ThreadStep';
import styles from './Thread.module.css';

interface ThreadProps {
  /** Names the list. */
  label: string;
  steps: readonly ThreadStep[];
  /** `mini` is 64 pixels wide and shows only the signs. */
  look?: 'horizontal' | 'vertical' | 'mini';
}

/** With more steps than this, a narrow horizontal thread shows only the label of the current one. */
const FEW = 3;

/**
 * A relation as a thread: knots for the steps reached, rings for the open ones, a frayed end where the tie was
 * loosened. A knot that is reached while the thread is shown is tied before the person's eyes.
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
        <p className={styles.caption} aria-hidden>
          {current.label}
          {current.note && <span className={styles.note}> {current.note}</span>}
        </p>
      )}
    </div>
  );
}

const isReached = ({ state }: ThreadStep) => state === 'reached';
