import { useTranslation } from 'react-i18next';
import { Pager } from '../../../components/pager/Pager';
import { Skeleton } from '../../../components/feedback/Skeleton';
import { Banner } from '../../../components/feedback/Banner';
import { LoadFailed } from '../../../components/feedback/LoadFailed';
import { JobCardWithKeep } from '../../../entities/job/JobCardWithKeep';
import type { ActiveFilter } from '../search/listActiveFilters';
import type { JobSearch } from '../../../entities/job/search/JobSearch';
import styles from './JobResultList.module.css';
import type { useJobResults } from './useJobResults';
import { ZeroResultHelp } from './ZeroResultHelp';

interface JobResultListProps {
  search: JobSearch;
  results: ReturnType<typeof useJobResults>;
  filters: ActiveFilter[];
  hrefOf: (page: number) => string;
  onChange: (next: JobSearch) => void;
  onClear: () => void;
}

export function JobResultList(props: JobResultListProps) {
  const { search, results, filters, hrefOf, onChange, onClear } = props;
  const { t } = useTranslation();
  const { jobs, highlights, total, match, pages, isStale, error, refetch } = results;
  if (error && !jobs) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!jobs) return <Skeleton shape="card" count={5} />;
  if (total === 0 && !isStale)
    return <ZeroResultHelp filters={filters} onChange={onChange} onClear={onClear} />;
  return (
    <>
      {match === 'NEAR' && <Banner tone="info">{t('jobs.result.near')}</Banner>}
      {error && <LoadFailed error={error} message={t('jobs.result.stale')} onRetry={() => void refetch()} />}
      <ol className={styles.list} aria-busy={isStale}>
        {jobs.map((job) => (
          <li key={job.id}>
            <JobCardWithKeep job={job} highlights={highlights.get(job.id)} />
          </li>
        ))}
      </ol>
      <Pager current={search.page} last={pages} hrefOf={hrefOf} />
    </>
  );
}
