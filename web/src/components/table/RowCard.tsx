import type { ReactNode } from 'react';
import { Button } from '../buttons/Button';
import styles from './RowCard.module.css';

interface RowCardProps {
  name: string;
  /** What the button is called for screen readers. */
  label: string;
  /** A second line below the name. */
  note: ReactNode;
  /** A picture before the name. */
  start?: ReactNode;
  /** What stands at the end, such as a state. */
  children?: ReactNode;
  onOpen: () => void;
}

/** A row of a table as a card, for phones: the facts that decide, and the whole of it opens the record. */
export const RowCard = ({ name, label, note, start, children, onOpen }: RowCardProps) => (
  <div className={styles.card}>
    {start}
    <span className={styles.who}>
      <Button look="bare" aria-label={label} onClick={onOpen}>
        {name}
      </Button>
      <small>{note}</small>
    </span>
    {children}
  </div>
);
