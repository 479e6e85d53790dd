import type { ReactNode } from 'react';
import styles from './MenuList.module.css';

interface MenuListProps {
  /** The entries: `li` elements that each contain a link or a button. `data-danger` on a button warns. */
  children: ReactNode;
  /** True for a second list in the menu, which a line separates from the first. */
  isFurther?: boolean;
  /** The windows in which the list is visible; by default in all. */
  on?: 'phones';
}

/** A list of entries in a DisclosureMenu. */
export const MenuList = ({ children, isFurther, on }: MenuListProps) => (
  <ul className={styles.list} data-further={isFurther} data-on={on}>
    {children}
  </ul>
);
