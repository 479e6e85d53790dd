import styles from './Highlight.module.css';
import { splitHighlights } from './splitHighlights';

/** Shows a text of a search result with the words that matched the search highlighted. */
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
