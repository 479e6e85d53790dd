import { useTranslation } from 'react-i18next';
import type { UsersView } from '../search/UsersView';
import styles from './ClientUsers.module.css';

interface TalentSortProps {
  view: UsersView;
  onChange: (change: Partial<UsersView>) => void;
}

/**
 * A select element for the order of talents: the standard order (by relevance if there is a keyword,
 * otherwise newest first), or the highest average evaluation first.
 */
export function TalentSort({ view, onChange }: TalentSortProps) {
  const { t } = useTranslation();
  return (
    <select
      className={styles.sort}
      aria-label={t('users.client.sort')}
      value={view.sort?.field ?? 'standard'}
      onChange={({ target }) =>
        onChange({
          sort: target.value === 'standard' ? null : { field: 'evaluationAvg', direction: 'desc' },
        })
      }
    >
      <option value="standard">
        {t(view.keyword ? 'users.client.sortRelevance' : 'users.client.sortNew')}
      </option>
      <option value="evaluationAvg">{t('users.client.sortEvaluation')}</option>
    </select>
  );
}
