import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/buttons/Button';
import styles from './List.module.css';

interface RecordActionsProps {
  /** The name of the record, which is part of the accessible name of each button. */
  name: string;
  onEdit: () => void;
  /** Absent for a record that cannot be deleted now. */
  onDelete?: () => void;
  children?: ReactNode;
}

/** The buttons of a record: edit, delete, and between them any further actions (`children`). */
export function RecordActions({ name, onEdit, onDelete, children }: RecordActionsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.actions}>
      <Button size="small" aria-label={t('histories.editOf', { name })} onClick={onEdit}>
        {t('histories.edit')}
      </Button>
      {children}
      {onDelete && (
        <Button size="small" look="text" aria-label={t('histories.deleteOf', { name })} onClick={onDelete}>
          {t('histories.delete.confirm')}
        </Button>
      )}
    </div>
  );
}
