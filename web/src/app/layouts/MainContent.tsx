import { type PropsWithChildren, Suspense } from 'react';
import { ScreenSkeleton } from '../../components/feedback/ScreenSkeleton';
import type { SkeletonShape } from '../../lib/route/SkeletonShape';
import styles from './MainContent.module.css';

interface MainContentProps extends PropsWithChildren {
  /** True for content as wide as the window, such as tables. */
  wide?: boolean;
  /** The shape of the placeholder that is visible until the screen's code is loaded. */
  shape?: SkeletonShape;
}

/**
 * The part of a layout that contains the screen. While the code of the next screen loads, the layout around
 * it stays visible.
 */
export function MainContent({ wide = false, shape, children }: MainContentProps) {
  return (
    <main id="main" tabIndex={-1} className={styles.main}>
      <div className={styles.container} data-wide={wide}>
        <Suspense fallback={<ScreenSkeleton shape={shape} />}>{children}</Suspense>
      </div>
    </main>
  );
}
