import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OfWidth } from '../../../components/layout/OfWidth';
import { Stack } from '../../../components/layout/Stack';
import { Button } from '../../../components/buttons/Button';
import { FilterChips } from '../../../components/filters/FilterChips';
import { useCatalogue } from '../../../lib/catalogue/useCatalogue';
import { emptyJobSearch } from '../../../entities/job/search/emptyJobSearch';
import type { JobSearch } from '../../../entities/job/search/JobSearch';
import { useActiveFilters } from '../search/useActiveFilters';
import { loadable } from '../../../lib/loadable/loadable';
import { LaterJobFilters } from './LaterJobFilters';
import { JobResultList } from './JobResultList';
import styles from './JobResultsScreen.module.css';
import { SortSelect } from './SortSelect';
import type { useJobResults } from './useJobResults';

const JobFiltersSheet = loadable(async () => (await import('./JobFiltersSheet')).JobFiltersSheet);

interface JobSearchViewProps {
  search: JobSearch;
  results: ReturnType<typeof useJobResults>;
  onChange: (next: JobSearch) => void;
  hrefOf: (page: number) => string;
  /**
   * Content above the list of jobs, such as the keyword field. It is visible in every state of the search.
   */
  bar: ReactNode;
  /** The heading of the page. By default the heading is the number of jobs. */
  heading?: string;
  /** Buttons for additional actions on the job search, below the heading. */
  actions?: ReactNode;
}

/** A job search with its filters, the chips of active filters, the results and the pager. */
export function JobSearchView(props: JobSearchViewProps) {
  const { search, results, onChange, hrefOf, bar, heading, actions } = props;
  const { t } = useTranslation();
  const [sheetOpen, setSheetOpen] = useState(false);
  const catalogue = useCatalogue();
  const filters = useActiveFilters(search, catalogue, results.concepts);
  const chips = filters.map(({ key, label, without }) => ({ key, label, onRemove: () => onChange(without) }));
  const clear = () => onChange({ ...emptyJobSearch, sort: search.sort });
  const panel = { search, onChange, counts: results.counts, catalogue };
  const totalKey = results.match === 'NEAR' ? 'jobs.result.nearTotal' : 'jobs.result.total';
  const total = results.total === undefined ? undefined : t(totalKey, { n: results.total });
  return (
    <div className={styles.page}>
      <OfWidth width="wide">
        <aside className={styles.filters} aria-label={t('jobs.result.filters')}>
          <h2>{t('jobs.result.filters')}</h2>
          <Suspense>{catalogue && results.jobs && <LaterJobFilters {...panel} />}</Suspense>
        </aside>
      </OfWidth>
      <div className={styles.main}>
        {heading && <h1 className={styles.heading}>{heading}</h1>}
        <div className={styles.bar}>
          {bar}
          <OfWidth width="narrow">
            <Button size="large" onClick={() => setSheetOpen(true)}>
              {filters.length > 0
                ? t('jobs.result.filtersCount', { n: filters.length })
                : t('jobs.result.filters')}
            </Button>
          </OfWidth>
        </div>
        <Stack className={styles.head} gap={[4, 16]} wrap align="center" justify="space-between">
          {heading ? (
            <p role="status" aria-busy={results.isStale}>
              {total}
            </p>
          ) : (
            <h1 aria-live="polite" aria-busy={results.isStale}>
              {total ?? t('jobs.title.result')}
            </h1>
          )}
          <SortSelect search={search} onChange={onChange} />
        </Stack>
        <FilterChips chips={chips} onClear={clear} />
        {actions}
        <JobResultList
          search={search}
          results={results}
          filters={filters}
          hrefOf={hrefOf}
          onChange={onChange}
          onClear={clear}
        />
      </div>
      {sheetOpen && (
        <JobFiltersSheet
          {...panel}
          total={results.isStale ? undefined : results.total}
          onClose={() => setSheetOpen(false)}
        />
      )}
    </div>
  );
}
