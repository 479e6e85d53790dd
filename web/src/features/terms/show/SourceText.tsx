import { termsLaws } from '../../../../../model/terms/termsLaws';
import type { termsTexts } from '../../../../../model/terms/termsTexts';
import styles from './Terms.module.css';

type Source = Pick<(typeof termsTexts)['CONTRACT'][string], 'law' | 'article'>;

/** Says where an item comes from: the law with its article and a link to its text, or that it is a house rule. */
export function SourceText({ law, article }: Source) {
  const { name, url } = termsLaws[law];
  if (!url) return <span>{name}</span>;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={styles.source}>
      {name}
      {article}
    </a>
  );
}
