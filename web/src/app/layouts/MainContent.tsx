import { type PropsWithChildren, Suspense } from 'react';
import { CardSkeletons } from '../../components/feedback/CardSkeletons';
import styles from './MainContent.module.css';

/** The place of the screens: the layout stays while the next screen is loaded. */
export function MainContent({ children }: PropsWithChildren) {
  return (
    <main id="main" tabIndex={-1} className={styles.main}>
      <div className={styles.container}>
        <Suspense fallback={<CardSkeletons count={3} />}>{children}</Suspense>
      </div>
    </main>
  );
}
