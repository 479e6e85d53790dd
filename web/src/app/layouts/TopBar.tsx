import type { ReactNode } from 'react';
import styles from './TopBar.module.css';

interface TopBarProps {
  start: ReactNode;
  end: ReactNode;
  /** Dark, for administrators. */
  night?: boolean;
}

/** The bar at the top of every layout. */
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
