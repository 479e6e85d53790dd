import type { PropsWithChildren } from 'react';
import styles from './BareLayout.module.css';

/** A layout without bars, menus and providers, for screens that use the whole window, such as the gallery. */
export const BareLayout = ({ children }: PropsWithChildren) => (
  <main id="main" tabIndex={-1} className={styles.main}>
    {children}
  </main>
);
