import { type PropsWithChildren, Suspense } from 'react';
import { CardSkeletons } from '../../components/feedback/CardSkeletons';
import styles from './MainContent.module.css';

/** Where the screens are: the frame around it stays while one is loaded. */
export function MainContent({ children }: PropsWithChildren) {
  return (
    <main id="main" tabIndex={-1} className={styles.main}>
      <div className={styles.container}>
        <Suspense fallback={<CardSkeletons count={3} />}>{children}</Suspense>
      </div>
    </main>
  );
}
