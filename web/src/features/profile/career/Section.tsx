import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  title: string;
  /** A sentence below the heading that says what the section is for or who sees it. */
  lead?: ReactNode;
  /** A few quiet words beside the heading: who sees the section. */
  aside?: ReactNode;
  /** The button or link with which people add to the section or edit it. */
  action?: ReactNode;
  children: ReactNode;
}

/**
 * A section with a heading, for example of the screen about a talent's career. Beside the heading is one
 * button or link.
 */
export function Section({ title, lead, aside, action, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header>
        <div className={styles.title}>
          <h2 id={id}>{title}</h2>
          {aside}
        </div>
        {action}
        {lead && <div className={styles.lead}>{lead}</div>}
      </header>
      {children}
    </section>
  );
}
