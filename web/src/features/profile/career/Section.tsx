import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  title: string;
  /** One sentence that says what the section is for, or who sees it. */
  lead?: ReactNode;
  /** The button or link with which people add to the section or edit it. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a screen about a career, with its heading and one action. */
export function Section({ title, lead, action, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {action}
        {lead && <div className={styles.lead}>{lead}</div>}
      </header>
      {children}
    </section>
  );
}
