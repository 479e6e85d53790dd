import { useTranslation } from 'react-i18next';
import { Stack } from '../../components/layout/Stack';
import { ChoiceChips } from '../../components/filters/ChoiceChips';
import type { KeepView } from './KeepView';
import styles from './KeepScreen.module.css';

interface KeepBarProps {
  total?: number;
  /** True when the person has kept no job, so that there is nothing to filter or sort. */
  isEmpty: boolean;
  view: KeepView;
  onChange: (change: Partial<KeepView>) => void;
}

export function KeepBar({ total, isEmpty, view, onChange }: KeepBarProps) {
  const { t } = useTranslation();
  const states = [
    { value: 'open', label: t('keep.stateOpen') },
    { value: 'closed', label: t('keep.stateClosed') },
  ];
  return (
    <Stack as="header" className={styles.bar} gap={[8, 16]} wrap align="center" justify="space-between">
      <h1>
        {t('keep.heading')}
        {total !== undefined && <small>{t('keep.total', { n: total })}</small>}
      </h1>
      {!isEmpty && (
        <>
          <ChoiceChips
            label={t('keep.stateAll')}
            options={states}
            chosen={view.state}
            onChange={(state) => onChange({ state: state === 'open' || state === 'closed' ? state : null })}
          />
          <select
            aria-label={t('keep.sort')}
            value={view.sort}
            onChange={({ target }) =>
              onChange({ sort: target.value === 'keptAt' ? 'keptAt' : 'publishedAt' })
            }
          >
            <option value="keptAt">{t('keep.sortKept')}</option>
            <option value="publishedAt">{t('keep.sortNew')}</option>
          </select>
        </>
      )}
    </Stack>
  );
}
