import type { ReactNode } from 'react';
import styles from './DisclosureMenu.module.css';

interface MenuListProps {
  /** The entries: `li` elements that each contain a link or a button. `data-danger` on a button warns. */
  children: ReactNode;
}

/** A list of entries in a DisclosureMenu. A line separates it from a list before it. */
export const MenuList = ({ children }: MenuListProps) => <ul className={styles.list}>{children}</ul>;
