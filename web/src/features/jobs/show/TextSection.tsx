import type { ReactNode } from 'react';
import styles from './TextSection.module.css';

interface TextSectionProps {
  heading: string;
  /** Running text with its own line breaks. */
  text: string | null;
  children?: ReactNode;
}

/** A heading with running text, at the length of a line that reads well. Without anything to say it is not there. */
export function TextSection({ heading, text, children }: TextSectionProps) {
  if (!text && !children) return null;
  return (
    <section className={styles.section}>
      <h2>{heading}</h2>
      {children}
      {text && <p>{text}</p>}
    </section>
  );
}
