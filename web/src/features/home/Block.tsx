import type { ReactNode } from 'react';
import { LoadFailed } from '../../components/feedback/LoadFailed';
import { Skeleton } from '../../components/feedback/Skeleton';
import type { SkeletonShape } from '../../lib/route/SkeletonShape';
import styles from './HomeScreen.module.css';

interface BlockProps {
  /** The id of the heading, for a list that is named by it. */
  id?: string;
  title: string;
  /** A link beside the title that leads to the complete list. */
  link?: ReactNode;
  /** The shape of the placeholder while the content loads. */
  shape: SkeletonShape;
  hasFailed: boolean;
  onRetry: () => void;
  /** The content of the block; undefined while it loads. */
  children: ReactNode;
}

/**
 * A block of the home screen with its own loading and error state. Content that was loaded before stays
 * visible when a later request fails.
 */
export function Block({ id, title, link, shape, hasFailed, onRetry, children }: BlockProps) {
  const isLoading = children === undefined;
  return (
    <section>
      <div className={styles.header}>
        <h2 id={id}>{title}</h2>
        {link}
      </div>
      {isLoading && !hasFailed && <Skeleton shape={shape} count={1} />}
      {isLoading && hasFailed && <LoadFailed onRetry={onRetry} />}
      {children}
    </section>
  );
}
