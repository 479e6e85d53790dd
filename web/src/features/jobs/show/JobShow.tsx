import { useQuery } from '@apollo/client/react';
import { Navigate, useParams } from 'react-router-dom';
import { isClosedJob } from '../../../entities/job/isClosedJob';
import { Skeleton } from '../../../components/feedback/Skeleton';
import { LoadFailed } from '../../../components/feedback/LoadFailed';
import { JobDetailDocument } from '../../../generated/jobDetail';
import { paths } from '../../../lib/paths';
import { useTitle } from '../../../lib/route/useTitle';
import { ClosedJob } from './ClosedJob';
import { JobActions } from './JobActions';
import { JobArticle } from './JobArticle';
import styles from './JobShow.module.css';
import { SimilarJobs } from './SimilarJobs';

/**
 * The screen /jobs/detail/{id} with one job, or with ClosedJob if the job is closed. Shows the not-found page
 * for a job that does not exist or that the caller may not see.
 */
export function JobShow() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(JobDetailDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const job = data?.getOpenJob;
  useTitle(job?.title ?? undefined);
  if (error && !job) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton shape="article" count={3} />;
  if (!job) return <Navigate to={paths.notFound} replace />;
  if (isClosedJob(job)) return <ClosedJob job={job} />;
  return (
    <div className={styles.page}>
      <JobArticle job={job} />
      <JobActions job={job} />
      <div data-screen-only className={styles.similar}>
        <SimilarJobs job={job} />
      </div>
    </div>
  );
}
