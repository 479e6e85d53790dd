import { type ReactNode, useState } from 'react';
import styles from './Fold.module.css';

interface FoldProps {
  title: string;
  /** A sentence below the title that says what is inside. */
  note?: string;
  children: ReactNode;
}

/**
 * A part of a page that shows only its title until somebody opens it. What is inside is rendered, and
 * therefore read, when it is opened for the first time.
 */
export function Fold({ title, note, children }: FoldProps) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details className={styles.fold} onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary>
        <h3>{title}</h3>
        {note && <span>{note}</span>}
      </summary>
      {wasOpened && <div className={styles.inside}>{children}</div>}
    </details>
  );
}
