import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './ButtonLink.module.css';

/** A link that looks like a button, for screens that do not load Ant Design. */
export const ButtonLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className={styles.link}>
    {children}
  </Link>
);
