import { type ReactNode, useId } from 'react';
import styles from './FormSection.module.css';

interface FormSectionProps {
  title: string;
  /** One sentence that says what the fields are for or who sees them. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A part of a long form, with a heading of its own. */
export function FormSection({ title, lead, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}
