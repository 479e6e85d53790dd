import type { ReactNode } from 'react';
import styles from './PageHead.module.css';

interface PageHeadProps {
  title: string;
  /** One sentence that says how things are. */
  state?: ReactNode;
  /** The one primary action of the page. */
  action?: ReactNode;
  /** The thread of what the page is about. */
  thread?: ReactNode;
}

/** The head of every page: its name, its state in a sentence, its one primary action. */
export const PageHead = ({ title, state, action, thread }: PageHeadProps) => (
  <header className={styles.head}>
    <div className={styles.words}>
      <h1>{title}</h1>
      {state && <p>{state}</p>}
    </div>
    {action && <div className={styles.action}>{action}</div>}
    {thread && <div className={styles.thread}>{thread}</div>}
  </header>
);
