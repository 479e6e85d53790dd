import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../buttons/ActionButton';
import styles from './BulkBar.module.css';

interface BulkBarProps {
  /** How many rows are selected; the bar is there from the first one on. */
  count: number;
  onClear: () => void;
  /** What can be done with all of them. */
  children: ReactNode;
}

/** The actions on all selected rows, at the bottom of the window. It says how many they are. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  const { t } = useTranslation();
  return (
    <>
      <span role="status" className={styles.spoken}>
        {count > 0 && t('common.selected', { n: count })}
      </span>
      {count > 0 && (
        <div role="toolbar" aria-label={t('common.selected', { n: count })} className={styles.bar}>
          <strong aria-hidden>{t('common.selected', { n: count })}</strong>
          {children}
          <ActionButton look="text" size="small" onClick={onClear}>
            {t('common.clearSelection')}
          </ActionButton>
        </div>
      )}
    </>
  );
}
