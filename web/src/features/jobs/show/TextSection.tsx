import type { ReactNode } from 'react';
import { FormattedText } from '../../../components/formatted-text/FormattedText';
import styles from './TextSection.module.css';

interface TextSectionProps {
  /** The name by which a URL leads to the section. */
  id?: string;
  heading: string;
  /** The text of the section. Its line breaks are shown. */
  text: string | null;
  children?: ReactNode;
}

/**
 * A section with a heading and a long text in lines of a readable length. Renders nothing without text and
 * children.
 */
export function TextSection({ id, heading, text, children }: TextSectionProps) {
  if (!text && !children) return null;
  return (
    <section className={styles.section} id={id}>
      <h2>{heading}</h2>
      {children}
      {text && <FormattedText text={text} />}
    </section>
  );
}
