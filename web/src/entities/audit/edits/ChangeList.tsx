import type { Change, EditTexts } from './EditTexts';
import { FieldChange } from './FieldChange';
import styles from './RecordEdits.module.css';

interface ChangeListProps {
  changes: readonly Change[];
  texts: EditTexts;
}

/** The changed fields of a record, each with its value before and after. */
export const ChangeList = ({ changes, texts }: ChangeListProps) => (
  <dl className={styles.changes}>
    {texts.listShown(changes).map((change) => (
      <FieldChange key={change.field} change={change} texts={texts} />
    ))}
  </dl>
);
