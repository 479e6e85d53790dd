import type { ReactNode } from 'react';
import { drawings } from './illustrations';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  drawing: keyof typeof drawings;
  /** One sentence. */
  children: ReactNode;
  /** One thing to do. */
  action?: ReactNode;
}

export function EmptyState({ drawing, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <svg viewBox="0 0 160 96" width={160} height={96} aria-hidden>
        <path className={styles.ink} d={drawings[drawing].ink} />
        <path className={styles.thread} d={drawings[drawing].thread} />
      </svg>
      <p>{children}</p>
      {action}
    </div>
  );
}
