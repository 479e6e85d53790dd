import { useTranslation } from 'react-i18next';
import type { JobSearch } from '../../../entities/job/search/JobSearch';
import styles from './SortSelect.module.css';

interface SortSelectProps {
  search: JobSearch;
  onChange: (next: JobSearch) => void;
}

/**
 * A select element for the order of jobs. Relevance is offered only if there is a keyword, salary only if a
 * salary type is chosen.
 */
export function SortSelect({ search, onChange }: SortSelectProps) {
  const { t } = useTranslation();
  const standard = search.keyword ? 'relevance' : 'new';
  const shown = search.sort === 'pay' && !search.salaryType ? null : search.sort;
  const choose = (value: string) =>
    onChange({ ...search, sort: value === standard ? null : value === 'pay' ? 'pay' : 'new' });
  return (
    <select
      className={styles.sort}
      aria-label={t('jobs.result.sort')}
      value={shown ?? standard}
      onChange={({ target }) => choose(target.value)}
    >
      {search.keyword && <option value="relevance">{t('jobs.result.sortRelevance')}</option>}
      <option value="new">{t('jobs.result.sortNew')}</option>
      {search.salaryType && <option value="pay">{t('jobs.result.sortPay')}</option>}
    </select>
  );
}
