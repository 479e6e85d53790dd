import { useTranslation } from 'react-i18next';
import type { TextKey } from '../../../../../i18n/TextKey';
import { formatJobValue } from './formatJobValue';
import styles from './JobEdits.module.css';
import { markDifference, type Part } from './markDifference';

interface FieldChangeProps {
  field: string;
  before: string | null;
  after: string | null;
}

const renderParts = (parts: readonly Part[]) =>
  parts.map(({ text, isChanged }, at) => (isChanged ? <mark key={at}>{text}</mark> : text));

/** One changed field of a job: its value before and after, with the difference marked. */
export function FieldChange({ field, before, after }: FieldChangeProps) {
  const { t, i18n } = useTranslation();
  const format = (json: string | null) => formatJobValue(t, i18n.language, field, json);
  const sides = markDifference(format(before), format(after));
  return (
    <div className={styles.change}>
      <dt>{t(`adminJobs.field.${field}` as TextKey, { defaultValue: field })}</dt>
      <dd>
        <del>
          <span className={styles.side}>{t('adminJobs.edits.before')}</span> {renderParts(sides.before)}
        </del>
        <ins>
          <span className={styles.side}>{t('adminJobs.edits.after')}</span> {renderParts(sides.after)}
        </ins>
      </dd>
    </div>
  );
}
