import type { ReactNode } from 'react';
import { illustrations } from './illustrations';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  illustration: keyof typeof illustrations;
  /** One sentence that says why there is nothing to show. */
  children: ReactNode;
  /** A button or link with which the person can continue. */
  action?: ReactNode;
}

export function EmptyState({ illustration, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <svg viewBox="0 0 160 96" width={160} height={96} aria-hidden>
        <path className={styles.ink} d={illustrations[illustration].ink} />
        <path className={styles.thread} d={illustrations[illustration].thread} />
      </svg>
      <p>{children}</p>
      {action}
    </div>
  );
}
