import type { ReactNode } from 'react';
import styles from './BottomBar.module.css';

interface BottomBarProps {
  /** What the buttons in the bar concern, for screen readers. */
  label: string;
  children: ReactNode;
}

/** A bar with buttons that stays at the bottom of the window while the page scrolls. */
export const BottomBar = ({ label, children }: BottomBarProps) => (
  <div role="toolbar" aria-label={label} className={styles.bar}>
    {children}
  </div>
);
