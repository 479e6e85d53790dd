import type { ReactNode } from 'react';
import { Stack } from '../layout/Stack';
import styles from './PageHead.module.css';

interface PageHeadProps {
  title: string;
  /** One sentence below the title: the current state of the page's subject, or what the page is for. */
  state?: ReactNode;
  /** The page's only primary action, such as a button. */
  action?: ReactNode;
  /** A Thread (a drawing of the steps of a process) about the subject of the page, such as an application. */
  thread?: ReactNode;
}

/** The head of a page: its title, one sentence about the current state, and its only primary action. */
export const PageHead = ({ title, state, action, thread }: PageHeadProps) => (
  <Stack as="header" gap={[12, 24]} wrap align="center" justify="space-between">
    <div className={styles.words}>
      <h1>{title}</h1>
      {state && <p>{state}</p>}
    </div>
    {action && (
      <div data-screen-only className={styles.action}>
        {action}
      </div>
    )}
    {thread && <div className={styles.thread}>{thread}</div>}
  </Stack>
);
