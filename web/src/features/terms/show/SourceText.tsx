import { termsLaws } from '../../../../../model/terms/termsLaws';
import styles from './Terms.module.css';

interface SourceTextProps {
  law: keyof typeof termsLaws;
  article: string;
}

/** Says where something comes from: the law with its article and a link to its text, or that it is a house rule. */
export function SourceText({ law, article }: SourceTextProps) {
  const { name, url } = termsLaws[law];
  if (!url) return <span lang="ja">{name}</span>;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={styles.source} lang="ja">
      {name}
      {article}
    </a>
  );
}
