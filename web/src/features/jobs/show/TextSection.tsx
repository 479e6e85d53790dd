import type { ReactNode } from 'react';
import { FormattedText } from '../../../components/formatted-text/FormattedText';
import styles from './TextSection.module.css';

interface TextSectionProps {
  heading: string;
  /** The text of the section. Its line breaks are shown. */
  text: string | null;
  children?: ReactNode;
}

/**
 * A section with a heading and a long text in lines of a readable length. Renders nothing without text and
 * children.
 */
export function TextSection({ heading, text, children }: TextSectionProps) {
  if (!text && !children) return null;
  return (
    <section className={styles.section}>
      <h2>{heading}</h2>
      {children}
      {text && <FormattedText text={text} />}
    </section>
  );
}
