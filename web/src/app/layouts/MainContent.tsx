import { type PropsWithChildren, Suspense } from 'react';
import { Skeleton } from '../../components/feedback/Skeleton';
import styles from './MainContent.module.css';

interface MainContentProps extends PropsWithChildren {
  /** True for content as wide as the window, such as tables. */
  wide?: boolean;
}

/**
 * The part of a layout that contains the screen. While the code of the next screen loads, the layout around
 * it stays visible.
 */
export function MainContent({ wide = false, children }: MainContentProps) {
  return (
    <main id="main" tabIndex={-1} className={styles.main}>
      <div className={styles.container} data-wide={wide}>
        <Suspense fallback={<Skeleton shape="card" count={3} />}>{children}</Suspense>
      </div>
    </main>
  );
}
