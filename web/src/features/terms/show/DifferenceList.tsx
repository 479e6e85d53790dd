import { useTranslation } from 'react-i18next';
import type { TermsDifference } from '../../../../../model/terms/diffTerms';
import { listAskedTerms } from '../../../../../model/terms/listAskedTerms';
import type { TermsAnswers, ContractKind } from '../../../../../model/terms/TermsItem';
import { termsTexts } from '../../../../../model/terms/termsTexts';
import { formatAnswer } from '../../../../../model/terms/document/formatAnswer';
import styles from './Terms.module.css';

interface DifferenceListProps {
  differences: readonly TermsDifference[];
  kind: ContractKind;
  answers: TermsAnswers;
  /** What stands for a difference that there is none of. */
  none: string;
}

/** The items in which a sheet differs from the posting or from another version: before and after. */
export function DifferenceList({ differences, kind, answers, none }: DifferenceListProps) {
  const { t } = useTranslation();
  if (differences.length === 0) return <p className={styles.quiet}>{none}</p>;
  const items = listAskedTerms(kind, answers);
  const written = (key: string, answer: string) => {
    const item = items.find((one) => one.key === key) ?? { key, input: 'text' as const };
    return answer === '' ? t('termsSheet.nothing') : formatAnswer(item, answer);
  };
  return (
    <ul className={styles.differences}>
      {differences.map(({ key, before, after }) => (
        <li key={key}>
          <strong lang="ja">{termsTexts[kind][key]?.label ?? key}</strong>
          <del lang="ja">{written(key, before)}</del>
          <span aria-hidden>→</span>
          <ins lang="ja">{written(key, after)}</ins>
        </li>
      ))}
    </ul>
  );
}
