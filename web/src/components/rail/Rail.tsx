import { Children, type ReactNode } from 'react';
import styles from './Rail.module.css';

interface RailProps {
  /** The id of the heading that names the list. */
  labelledBy: string;
  /** True for four columns of links on wide screens, instead of three columns of cards. */
  isNarrow?: boolean;
  /** One element for each entry of the list. */
  children: ReactNode;
}

/**
 * A list in columns, which on phones is one row that people push sideways; each entry stops at the edge of
 * the page. The next entry is partly visible, so that the row is seen to go on. The browser scrolls the row
 * to what gets the focus.
 */
export const Rail = ({ labelledBy, isNarrow, children }: RailProps) => (
  <ul className={styles.rail} data-narrow={isNarrow} aria-labelledby={labelledBy}>
    {Children.map(children, (entry) => (
      <li>{entry}</li>
    ))}
  </ul>
);
