import type { ReactNode } from 'react';
import type { Illustration } from './Illustration';
import { illustrations } from './illustrations';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  illustration: keyof typeof illustrations | Illustration;
  /** The heading of a page that consists of nothing else. */
  heading?: string;
  /** The text of the empty state: one or two sentences. */
  children: ReactNode;
  /** What the person can do next: usually one button or link. */
  action?: ReactNode;
}

export function EmptyState({ illustration, heading, children, action }: EmptyStateProps) {
  const { ink, thread } = typeof illustration === 'string' ? illustrations[illustration] : illustration;
  return (
    <div className={styles.empty}>
      <svg viewBox="0 0 160 96" width={160} height={96} aria-hidden>
        <path className={styles.ink} d={ink} />
        <path className={styles.thread} d={thread} />
      </svg>
      {heading && <h1>{heading}</h1>}
      <p>{children}</p>
      {action}
    </div>
  );
}
