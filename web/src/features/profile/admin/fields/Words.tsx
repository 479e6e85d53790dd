import type { ReactNode } from 'react';
import styles from '../AdminProfile.module.css';

interface WordsProps {
  heading: string;
  text: string | null;
  /** Who sees the text, if it is not only administrators. */
  seenBy?: ReactNode;
}

/** A longer text of a record with its heading. Renders nothing without a text. */
export function Words({ heading, text, seenBy }: WordsProps) {
  if (!text) return null;
  return (
    <div className={styles.words}>
      <h4>{heading}</h4>
      <p className={styles.text} lang="ja">
        {text}
      </p>
      {seenBy}
    </div>
  );
}
