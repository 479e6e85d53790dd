import { Checkbox, Dropdown } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../buttons/Button';
import styles from './ColumnChoice.module.css';

interface ColumnChoiceProps {
  /** The columns that people may hide, and whether each is hidden. */
  columns: { key: string; title: ReactNode; isHidden: boolean }[];
  onToggle: (key: string) => void;
}

/** A menu in which people choose the visible columns of a table. */
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
