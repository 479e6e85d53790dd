import styles from './Highlight.module.css';
import { markedParts } from './highlightedParts';

/** A text with the words marked that were searched for. */
export const Marked = ({ text }: { text: string }) =>
  markedParts(text).map(({ text: part, isMarked }, index) =>
    isMarked ? (
      <mark key={index} className={styles.mark}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
