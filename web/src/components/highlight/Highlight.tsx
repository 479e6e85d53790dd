import styles from './Highlight.module.css';
import { highlightedParts } from './highlightedParts';

/** A text with the searched words highlighted. */
export const Highlight = ({ text }: { text: string }) =>
  highlightedParts(text).map(({ text: part, isHighlighted }, index) =>
    isHighlighted ? (
      <mark key={index} className={styles.mark}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
