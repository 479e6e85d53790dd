import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { Stack } from '../../../../components/layout/Stack';
import { Grid } from '../../../../components/layout/Grid';
import { Banner } from '../../../../components/feedback/Banner';
import { LoadFailed } from '../../../../components/feedback/LoadFailed';
import { Skeleton } from '../../../../components/feedback/Skeleton';
import { PageHead } from '../../../../components/page/PageHead';
import { StoredJobDocument } from '../../../../generated/adminJob';
import { formatDateTime } from '../../../../lib/format/formatDateTime';
import { paths } from '../../../../lib/paths';
import { useTitle } from '../../../../lib/route/useTitle';
import { ItemsNote } from '../../state/ItemsNote';
import { isStaleJob } from '../../state/isStaleJob';
import { JobStateChip } from '../../state/JobStateChip';
import type { DetailedJob } from './DetailedJob';
import { JobActionBar } from './JobActionBar';
import { JobTabs } from './JobTabs';
import { useJobActions } from './useJobActions';

function JobDetail({ job, onConflict }: { job: DetailedJob; onConflict: () => void }) {
  const { t } = useTranslation();
  const actions = useJobActions(job, onConflict);
  return (
    <Grid gap={16}>
      <PageHead
        title={job.title ?? ''}
        state={
          <Stack as="span" gap={[8, 12]} wrap align="center">
            <JobStateChip job={{ ...job }} />
            <span lang="ja">{job.organizationName}</span>
            <span>{t('adminJobs.updated', { at: formatDateTime(job.updatedAt) })}</span>
          </Stack>
        }
        action={<JobActionBar job={job} actions={actions} />}
      />
      {actions.refusal && (
        <Banner tone="danger" isUrgent>
          {actions.refusal}
        </Banner>
      )}
      <ItemsNote job={job} />
      {isStaleJob(job) && <Banner tone="waiting">{t('adminJobs.stale')}</Banner>}
      {job.reviewNote && (
        <Banner tone="waiting">
          {t('adminJobs.note')} <span lang="ja">{job.reviewNote}</span>
        </Banner>
      )}
      <JobTabs job={job} />
    </Grid>
  );
}

/** The administrators' screen /admin/jobs/detail/{id} with one job and all that belongs to it. */
export function AdminJobScreen() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(StoredJobDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const job = data?.getOpenJob;
  useTitle(job?.title ?? undefined);
  if (error && !job) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton shape="article" count={3} />;
  if (!job) return <Navigate to={paths.notFound} replace />;
  return <JobDetail key={job.id} job={job} onConflict={() => void refetch()} />;
}
