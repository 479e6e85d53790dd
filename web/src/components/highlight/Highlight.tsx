import styles from './Highlight.module.css';
import { highlightedParts } from './highlightedParts';

/** A text with the words marked that were searched for. */
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
