import styles from './FormattedText.module.css';
import { parseFormattedText } from './parseFormattedText';

/**
 * Shows a long Japanese text with the headings and lists that its author wrote (`parseFormattedText`). The
 * headings are h3, so the text belongs below an h2.
 */
export function FormattedText({ text }: { text: string }) {
  return (
    <div className={styles.text} lang="ja">
      {parseFormattedText(text).map((block, index) => {
        if (block.kind === 'heading') return <h3 key={index}>{block.text}</h3>;
        if (block.kind === 'paragraph') return <p key={index}>{block.text}</p>;
        return (
          <ul data-bullets key={index}>
            {block.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        );
      })}
    </div>
  );
}
