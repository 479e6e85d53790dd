import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../../components/buttons/ActionButton';
import { FilterChips } from '../../../components/filters/FilterChips';
import { useIsNarrow } from '../../../components/sheets/useIsNarrow';
import { useJobsCatalogue } from '../catalogue/useJobsCatalogue';
import { emptyJobSearch } from '../search/emptyJobSearch';
import { useActiveFilters } from '../search/useActiveFilters';
import { useJobSearch } from '../search/useJobSearch';
import { JobResultList } from './JobResultList';
import styles from './JobsResult.module.css';
import { KeywordInput } from './KeywordInput';
import { SortSelect } from './SortSelect';
import { useJobResults } from './useJobResults';
import { useNotedSearch } from './useNotedSearch';

const JobFilters = lazy(() => import('./JobFilters').then((module) => ({ default: module.JobFilters })));
const JobFiltersSheet = lazy(() =>
  import('./JobFiltersSheet').then((module) => ({ default: module.JobFiltersSheet })),
);

/** /jobs/result: the address is the search. */
export function JobsResult() {
  const { t } = useTranslation();
  const narrow = useIsNarrow();
  const [search, change] = useJobSearch();
  const [sheetOpen, setSheetOpen] = useState(false);
  const catalogue = useJobsCatalogue();
  const results = useJobResults(search);
  useNotedSearch(search);
  const filters = useActiveFilters(search, catalogue);
  const chips = filters.map(({ key, label, without }) => ({ key, label, onRemove: () => change(without) }));
  const clear = () => change({ ...emptyJobSearch, sort: search.sort });
  const panel = { search, onChange: change, counts: results.counts, catalogue };
  return (
    <div className={styles.page}>
      {!narrow && (
        <aside className={styles.filters} aria-label={t('jobs.result.filters')}>
          <Suspense>{catalogue && results.jobs && <JobFilters {...panel} />}</Suspense>
        </aside>
      )}
      <div className={styles.main}>
        <div className={styles.bar}>
          <KeywordInput
            keyword={search.keyword}
            onChange={(keyword) => change({ ...search, keyword }, { replace: true })}
          />
          {narrow && (
            <ActionButton size="large" onClick={() => setSheetOpen(true)}>
              {filters.length > 0
                ? t('jobs.result.filtersCount', { n: filters.length })
                : t('jobs.result.filters')}
            </ActionButton>
          )}
        </div>
        <div className={styles.head}>
          <h1 aria-live="polite">
            {results.total === undefined
              ? t('jobs.title.result')
              : t('jobs.result.total', { n: results.total })}
          </h1>
          <SortSelect search={search} onChange={change} />
        </div>
        <FilterChips chips={chips} onClear={clear} />
        <JobResultList
          search={search}
          results={results}
          filters={filters}
          onChange={change}
          onClear={clear}
        />
      </div>
      {narrow && sheetOpen && (
        <Suspense>
          <JobFiltersSheet {...panel} total={results.total} onClose={() => setSheetOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
