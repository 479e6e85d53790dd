import CloseOutlined from '@ant-design/icons/CloseOutlined';
import { useTranslation } from 'react-i18next';
import { Stack } from '../layout/Stack';
import styles from './FilterChips.module.css';

interface FilterChipsProps {
  chips: { key: string; label: string; onRemove: () => void }[];
  onClear: () => void;
}

/**
 * Shows the active filters of a search as chips, followed by a button that removes all of them. A tap on a
 * chip removes its filter.
 */
export function FilterChips({ chips, onClear }: FilterChipsProps) {
  const { t } = useTranslation();
  if (chips.length === 0) return null;
  return (
    <Stack className={styles.chips} gap={8} wrap role="group" aria-label={t('common.activeFilters')}>
      {chips.map(({ key, label, onRemove }) => (
        <button key={key} type="button" aria-label={t('common.removeFilter', { label })} onClick={onRemove}>
          {label} <CloseOutlined aria-hidden />
        </button>
      ))}
      <button type="button" className={styles.clear} onClick={onClear}>
        {t('common.clearFilters')}
      </button>
    </Stack>
  );
}
