import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './ButtonLink.module.css';

interface ButtonLinkProps {
  to: string;
  /** How the link looks: `primary` for the main action of a page, used once per page. */
  look?: 'primary' | 'plain';
  children: ReactNode;
}

/** A link that looks like a button, for screens that do not load Ant Design. */
export const ButtonLink = ({ to, look = 'primary', children }: ButtonLinkProps) => (
  <Link to={to} className={`${styles.link} ${styles[look]}`}>
    {children}
  </Link>
);
