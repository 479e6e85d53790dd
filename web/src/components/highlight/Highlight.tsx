import styles from './Highlight.module.css';
import { splitHighlights } from './splitHighlights';

/** A text with the searched words highlighted. */
export const Highlight = ({ text }: { text: string }) =>
  splitHighlights(text).map(({ text: part, isHighlighted }, index) =>
    isHighlighted ? (
      <mark key={index} className={styles.mark}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
