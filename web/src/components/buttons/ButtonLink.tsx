import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './Button.module.css';

interface ButtonLinkProps {
  to: string;
  /** How the link looks: `primary` for the main action of a page, used once per page. */
  look?: 'primary' | 'plain';
  children: ReactNode;
}

/** A link that looks like a `Button`. */
export const ButtonLink = ({ to, look = 'primary', children }: ButtonLinkProps) => (
  <Link to={to} data-look={look} className={styles.button}>
    {children}
  </Link>
);
