import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Grid } from '../../../../components/layout/Grid';
import { Button } from '../../../../components/buttons/Button';
import { NearNote } from '../../../../components/filters/NearNote';
import { describeTotal } from '../../../../components/filters/describeTotal';
import { LoadFailed } from '../../../../components/feedback/LoadFailed';
import { ButtonLink } from '../../../../components/buttons/ButtonLink';
import { ColumnChoice } from '../../../../components/table/ColumnChoice';
import styles from '../../../../components/table/tableScreen.module.css';
import { useSelection } from '../../../../components/table/useSelection';
import { useColumnChoice } from '../../../../components/table/useColumnChoice';
import { paths } from '../../../../lib/paths';
import { useIsNarrow } from '../../../../lib/useIsNarrow';
import { BulkFailures } from '../bulk/BulkFailures';
import { JobBulkBar } from '../bulk/JobBulkBar';
import { useBulkChange } from '../bulk/useBulkChange';
import { buildJobColumns } from './buildJobColumns';
import { JobsTable } from './JobsTable';
import { JobStateTabs } from '../../state/JobStateTabs';
import { JobsToolbar } from './JobsToolbar';
import { type ListedJob, useAdminJobs } from './useAdminJobs';
import { useApplicantCounts } from '../../state/useApplicantCounts';
import { useJobsCsv } from './useJobsCsv';
import { buildJobsFilter } from './view/buildJobsFilter';
import { useJobsView } from './view/useJobsView';

/** The administrators' screen /admin/jobs: a table of all jobs, those that are not public included. */
export function AdminJobsScreen() {
  const { t } = useTranslation();
  const [view, change] = useJobsView();
  const { jobs, total, match, counts, loading, error, refetch } = useAdminJobs(view);
  const found = describeTotal(
    { total, match },
    (n) => t('adminJobs.total', { n }),
    (n) => t('jobs.result.nearTotal', { n }),
  );
  const applicants = useApplicantCounts(useMemo(() => (jobs ?? []).map(({ id }) => id), [jobs]));
  const [hidden, toggleColumn] = useColumnChoice('adminJobs');
  const columns = buildJobColumns({ t, sort: view.sort, applicants, isNarrow: useIsNarrow() });
  const shown = columns.filter(({ key }) => key === 'title' || !hidden.includes(key));
  const csv = useJobsCsv(view, shown);
  const waiting = counts.get('state')?.get('REQUESTED') ?? 0;
  const [chosen, setChosen] = useSelection<ListedJob>(buildJobsFilter(view));
  const bulk = useBulkChange((id) => setChosen((before) => before.filter((job) => job.id !== id)));
  // The rows of this page may be newer than they were when they were selected.
  const selected = chosen.map((job) => jobs?.find(({ id }) => id === job.id) ?? job);
  return (
    <Grid className={styles.page} gap={12}>
      <h1>
        {t('adminJobs.title')}
        {found !== undefined && <small>{found}</small>}
      </h1>
      <JobStateTabs
        chosen={view.states}
        counts={counts.get('state')}
        onChange={(states) => change({ states })}
      />
      <JobsToolbar view={view} counts={counts} jobs={jobs} onChange={change}>
        <ColumnChoice
          columns={columns.slice(1).map(({ key, title }) => ({ key, title, isHidden: hidden.includes(key) }))}
          onToggle={toggleColumn}
        />
        {waiting > 0 && (
          <ButtonLink look="plain" to={paths.adminReviewJob('next')}>
            {t('adminJobs.review.start', { n: waiting })}
          </ButtonLink>
        )}
        <ButtonLink look="plain" to={paths.adminNewJob}>
          {t('adminJobs.create')}
        </ButtonLink>
        <Button loading={csv.isSaving} onClick={() => void csv.save()}>
          {t('adminJobs.csv')}
        </Button>
      </JobsToolbar>
      <BulkFailures jobs={selected} failures={bulk.failures} onClose={bulk.forget} />
      <NearNote match={match}>{t('jobs.result.near')}</NearNote>
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {(jobs || !error) && (
        <JobsTable
          columns={shown}
          jobs={jobs}
          total={total ?? 0}
          loading={loading}
          page={view.page}
          isFiltered={buildJobsFilter(view) !== undefined}
          selected={selected}
          onSelect={(rows) => setChosen(() => rows)}
          onChange={change}
        />
      )}
      <JobBulkBar selected={selected} bulk={bulk} onClear={() => setChosen(() => [])} />
    </Grid>
  );
}
