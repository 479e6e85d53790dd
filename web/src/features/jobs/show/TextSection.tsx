import type { ReactNode } from 'react';
import styles from './TextSection.module.css';

interface TextSectionProps {
  heading: string;
  /** Running text with line breaks. */
  text: string | null;
  children?: ReactNode;
}

/** A heading with running text, in lines of a readable length; nothing without a text. */
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
