import { Children, type FocusEvent, type ReactNode } from 'react';
import styles from './Rail.module.css';

interface RailProps {
  /** The id of the heading that names the list. */
  labelledBy: string;
  /** True for four columns of links on wide screens, instead of three columns of cards. */
  isNarrow?: boolean;
  /** One element for each entry of the list. */
  children: ReactNode;
}

/** Brings an entry into view for the keyboard. A pointer would miss what moves away under it. */
function showWhole({ target, currentTarget }: FocusEvent<HTMLElement>) {
  if (target.matches(':focus-visible')) currentTarget.scrollIntoView({ block: 'nearest', inline: 'start' });
}

/**
 * A list in columns, which on phones is one row that people push sideways; each entry stops at the edge of
 * the page. The next entry is partly visible, so that the row is seen to go on. A browser does
 * not scroll to what gets the focus while a part of it is visible, so the entry is brought to the edge.
 */
export const Rail = ({ labelledBy, isNarrow, children }: RailProps) => (
  <ul className={styles.rail} data-narrow={isNarrow} aria-labelledby={labelledBy}>
    {Children.map(children, (entry) => (
      <li onFocus={showWhole}>{entry}</li>
    ))}
  </ul>
);
