import type { PropsWithChildren } from 'react';
import styles from './BareLayout.module.css';

/** The layout without bars, menus and providers: the window belongs to the screen. */
export const BareLayout = ({ children }: PropsWithChildren) => (
  <main id="main" tabIndex={-1} className={styles.main}>
    {children}
  </main>
);
