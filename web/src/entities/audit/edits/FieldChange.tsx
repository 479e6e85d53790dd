import { useTranslation } from 'react-i18next';
import type { Change, EditTexts } from './EditTexts';
import { markDifference, type Part } from './markDifference';
import styles from './RecordEdits.module.css';

interface FieldChangeProps {
  change: Change;
  texts: EditTexts;
}

const renderParts = (parts: readonly Part[]) =>
  parts.map(({ text, isChanged }, at) => (isChanged ? <mark key={at}>{text}</mark> : text));

/** One changed field of a record: its value before and after, with the difference marked. */
export function FieldChange({ change: { field, before, after }, texts }: FieldChangeProps) {
  const { t } = useTranslation();
  const sides = markDifference(texts.format(field, before ?? null), texts.format(field, after ?? null));
  return (
    <div className={styles.change}>
      <dt>{texts.labelOf(field)}</dt>
      <dd>
        <del>
          <span className={styles.side}>{t('audit.edits.before')}</span> {renderParts(sides.before)}
        </del>
        <ins>
          <span className={styles.side}>{t('audit.edits.after')}</span> {renderParts(sides.after)}
        </ins>
      </dd>
    </div>
  );
}
