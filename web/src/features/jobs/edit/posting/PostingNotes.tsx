import { useTranslation } from 'react-i18next';
import { isAdvice } from '../../../../../../model/rules/posting/isAdvice';
import { getRuleText } from '../../../../components/forms/edit/getRuleText';
import type { FieldFinding } from './checkPosting';
import styles from './posting.module.css';

/** Shows a message for each finding and, below it, the article of law that forbids it or that it is a rule of Enishi. */
export function PostingNotes({ findings }: { findings: readonly FieldFinding[] }) {
  const { t } = useTranslation();
  return findings.map((finding) => (
    <span key={finding.rule} role="status" className={isAdvice(finding) ? styles.advice : styles.note}>
      {getRuleText(t, finding.rule)}
      <small>{t('jobEditor.check.basis', { basis: t(`jobEditor.basis.${finding.basis}`) })}</small>
    </span>
  ));
}
