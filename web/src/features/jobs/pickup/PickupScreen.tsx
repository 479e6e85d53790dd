import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Grid } from '../../../components/layout/Grid';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { LoadFailed } from '../../../components/feedback/LoadFailed';
import { Skeleton } from '../../../components/feedback/Skeleton';
import { PageHead } from '../../../components/page/PageHead';
import { Pager } from '../../../components/pager/Pager';
import { ButtonLink } from '../../../components/buttons/ButtonLink';
import { JobCardWithKeep } from '../../../entities/job/JobCardWithKeep';
import { emptyJobSearch } from '../../../entities/job/search/emptyJobSearch';
import { paths } from '../../../lib/paths';
import { readPageNumber } from '../../../lib/search/readPageNumber';
import { useJobResults } from '../result/useJobResults';
import styles from './PickupScreen.module.css';

/** The screen /pickup with the jobs that the operator recommends, the newest first. */
export function PickupScreen() {
  const { t } = useTranslation();
  const page = readPageNumber(useSearchParams()[0].get('page'));
  const { jobs, pages, isStale, error, refetch } = useJobResults({
    ...emptyJobSearch,
    onlyExcellent: true,
    page,
  });
  return (
    <Grid gap={16}>
      <PageHead title={t('shell.menu.pickup')} state={t('jobs.pickup.lead')} />
      {error && !jobs && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!jobs && !error && <Skeleton shape="card" count={5} />}
      {jobs?.length === 0 && !isStale && (
        <EmptyState
          illustration="search"
          action={<ButtonLink to={paths.jobs}>{t('jobs.title.top')}</ButtonLink>}
        >
          {t('jobs.pickup.none')}
        </EmptyState>
      )}
      <ol className={styles.list} aria-busy={isStale}>
        {jobs?.map((job) => (
          <li key={job.id}>
            <JobCardWithKeep job={job} />
          </li>
        ))}
      </ol>
      <Pager
        current={page}
        last={pages}
        hrefOf={(n) => (n > 1 ? `${paths.pickup}?page=${n}` : paths.pickup)}
      />
    </Grid>
  );
}
