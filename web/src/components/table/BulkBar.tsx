import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../buttons/Button';
import { BottomBar } from './BottomBar';
import styles from './BulkBar.module.css';

interface BulkBarProps {
  /** The number of selected rows. The bar is visible when at least one row is selected. */
  count: number;
  onClear: () => void;
  /** The buttons for actions on all selected rows. */
  children: ReactNode;
}

/**
 * A bar at the bottom of the window with the number of selected rows of a table and the actions on these
 * rows.
 */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  const { t } = useTranslation();
  return (
    <>
      <span role="status" className={styles.spoken}>
        {count > 0 && t('common.selected', { n: count })}
      </span>
      {count > 0 && (
        <BottomBar label={t('common.selected', { n: count })}>
          <strong aria-hidden>{t('common.selected', { n: count })}</strong>
          {children}
          <Button look="text" size="small" onClick={onClear}>
            {t('common.clearSelection')}
          </Button>
        </BottomBar>
      )}
    </>
  );
}
