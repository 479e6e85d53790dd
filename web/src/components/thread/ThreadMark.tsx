import type { ThreadStep } from './ThreadStep';
import styles from './ThreadMark.module.css';

interface ThreadMarkProps {
  state: ThreadStep['state'];
  isCurrent?: boolean;
  /** True when the step was reached while the thread was visible; the tying of its knot is then animated. */
  isTying?: boolean;
}

/**
 * The icon of one step of a Thread, 20 pixels wide: a knot, a ring or a frayed end. Screen readers skip it.
 */
export const ThreadMark = ({ state, isCurrent = false, isTying = false }: ThreadMarkProps) => (
  <svg
    className={`${styles.mark} ${styles[state]}`}
    data-current={isCurrent}
    data-tying={isTying}
    viewBox="0 0 20 20"
    width={20}
    height={20}
    aria-hidden
  >
    {state === 'reached' && (
      <>
        <circle className={styles.halo} cx={10} cy={10} r={9} />
        <circle className={styles.knot} cx={10} cy={10} r={5} pathLength={1} />
        <path className={styles.winding} d="M6.9 11.3l4.4-4.4M8.7 13.1l4.4-4.4" />
      </>
    )}
    {state === 'open' && <circle className={styles.ring} cx={10} cy={10} r={5.25} />}
    {state === 'loosened' && (
      <path d="M0 10c4 0 6-.4 8-2.6s4-3.6 7-3M0 10c5 0 8 .4 12-.6s5 .4 6 1.4M0 10c4 0 6 1 8 3.4s3 2.4 5.5 2" />
    )}
  </svg>
);
