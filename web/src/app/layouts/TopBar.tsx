import type { ReactNode } from 'react';
import styles from './TopBar.module.css';

interface TopBarProps {
  start: ReactNode;
  end: ReactNode;
  /** True for the dark bar of the administrators' area. */
  night?: boolean;
}

/** The bar at the top of the page, which every layout has. */
export function TopBar({ start, end, night = false }: TopBarProps) {
  return (
    <header className={styles.bar} data-night={night}>
      <div className={styles.inner}>
        <div className={styles.side}>{start}</div>
        <div className={styles.side}>{end}</div>
      </div>
    </header>
  );
}
