import type { ReactNode } from 'react';
import styles from './TopBar.module.css';

interface TopBarProps {
  start: ReactNode;
  end: ReactNode;
  /** True for the dark bar of the administrators' area. */
  night?: boolean;
  /** True when the bar is as wide as the content, for layouts without a side navigation. */
  asContent?: boolean;
}

/** The bar at the top of the page. Every layout except BareLayout has it. */
export function TopBar({ start, end, night = false, asContent = false }: TopBarProps) {
  return (
    <header className={styles.bar} data-night={night}>
      <div className={styles.inner} data-as-content={asContent}>
        <div className={styles.side}>{start}</div>
        <div className={styles.side}>{end}</div>
      </div>
    </header>
  );
}
