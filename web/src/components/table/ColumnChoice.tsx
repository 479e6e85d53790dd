import { Button, Checkbox, Dropdown } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ColumnChoice.module.css';

interface ColumnChoiceProps {
  /** Every column that may be hidden. */
  columns: { key: string; title: ReactNode; isHidden: boolean }[];
  onToggle: (key: string) => void;
}

/** Which columns a table shows. */
export function ColumnChoice({ columns, onToggle }: ColumnChoiceProps) {
  const { t } = useTranslation();
  return (
    <Dropdown
      trigger={['click']}
      popupRender={() => (
        <div className={styles.columns}>
          {columns.map(({ key, title, isHidden }) => (
            <Checkbox key={key} checked={!isHidden} onChange={() => onToggle(key)}>
              {title}
            </Checkbox>
          ))}
        </div>
      )}
    >
      <Button>{t('common.columns')}</Button>
    </Dropdown>
  );
}
