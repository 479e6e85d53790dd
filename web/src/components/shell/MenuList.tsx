import type { ReactNode } from 'react';
import styles from './DisclosureMenu.module.css';

interface MenuListProps {
  /** The entries: `li` elements that each contain a link or a button. `data-danger` on a button warns. */
  children: ReactNode;
  /** The windows in which the list is visible; by default in all. */
  on?: 'phones';
}

/** A list of entries in a DisclosureMenu. A line separates it from a list before it. */
export const MenuList = ({ children, on }: MenuListProps) => (
  <ul className={styles.list} data-on={on}>
    {children}
  </ul>
);
