import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { jobStateOf } from '../../../../../../model/jobStateOf';
import { ButtonLink } from '../../../../components/buttons/ButtonLink';
import { EmptyState } from '../../../../components/feedback/EmptyState';
import { LoadFailed } from '../../../../components/feedback/LoadFailed';
import { Skeleton } from '../../../../components/feedback/Skeleton';
import { EditedJobDocument } from '../../../../generated/editJob';
import { paths } from '../../../../lib/paths';
import { useTitle } from '../../../../lib/route/useTitle';
import { ReviewPane } from './ReviewPane';
import { useReviewQueue } from './useReviewQueue';

/**
 * The administrators' screen /admin/jobs/review/{id}, on which they decide on the jobs that wait for their publication,
 * one after the other. With `next` instead of an id it shows the one that has waited longest.
 */
export function ReviewScreen() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const isNext = id === 'next';
  const queue = useReviewQueue();
  const { data, error, refetch } = useQuery(EditedJobDocument, {
    variables: { id },
    skip: isNext,
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const job = data?.getOpenJob;
  useTitle(job?.title ?? undefined);
  if (isNext) {
    if (queue.error && !queue.jobs)
      return <LoadFailed error={queue.error} onRetry={() => void queue.refetch()} />;
    if (!queue.jobs) return <Skeleton shape="article" count={3} />;
    const [first] = queue.jobs;
    if (first) return <Navigate to={paths.adminReviewJob(first.id)} replace />;
    return (
      <EmptyState
        illustration="calm"
        heading={t('adminJobs.review.title')}
        action={<ButtonLink to={paths.adminJobs}>{t('adminJobs.review.all')}</ButtonLink>}
      >
        {t('adminJobs.review.none')}
      </EmptyState>
    );
  }
  if (error && !job) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton shape="article" count={3} />;
  if (!job) return <Navigate to={paths.notFound} replace />;
  // Somebody else has decided on it already.
  if (jobStateOf({ ...job }) !== 'REQUESTED') return <Navigate to={paths.adminJob(id)} replace />;
  return (
    <ReviewPane
      key={`${id} ${job.version}`}
      job={job}
      waiting={queue.jobs?.map((one) => one.id) ?? []}
      onConflict={() => void refetch()}
    />
  );
}
