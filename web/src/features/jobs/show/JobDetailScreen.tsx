import { useQuery } from '@apollo/client/react';
import { Navigate, useParams, Link } from 'react-router-dom';
import { isClosedJob } from '../../../entities/job/isClosedJob';
import { Skeleton } from '../../../components/feedback/Skeleton';
import { LoadFailed } from '../../../components/feedback/LoadFailed';
import { JobDetailDocument, SimilarJobsDocument } from '../../../generated/jobDetail';
import { paths } from '../../../lib/paths';
import { useTitle } from '../../../lib/route/useTitle';
import { JobActions } from './JobActions';
import { JobArticle } from './JobArticle';
import styles from './JobDetailScreen.module.css';
import { useTranslation } from 'react-i18next';
import { JobChips } from '../../../entities/job/JobChips';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { ApplicationState } from './ApplicationState';
import type { ShownJob } from './ShownJob';
import { emptyJobSearch } from '../../../entities/job/search/emptyJobSearch';
import { JobsRow } from '../top/JobsRow';

const SHOWN = 3;

/**
 * Lists the newest other jobs of the same occupation, at most three. Renders nothing until they are loaded.
 */
function SimilarJobs({ job }: { job: ShownJob }) {
  const { t } = useTranslation();
  const occupation = job.job?.id;
  const { data } = useQuery(SimilarJobsDocument, {
    variables: { filter: { jobIDs: { in: occupation ? [occupation] : [] }, id: { ne: job.id } } },
    skip: !occupation,
  });
  if (!occupation || !data) return null;
  return (
    <JobsRow
      heading={t('jobs.show.similar')}
      jobs={data.searchOpenJobs.items.slice(0, SHOWN)}
      total={data.searchOpenJobs.total}
      search={{ ...emptyJobSearch, occupations: [occupation] }}
    />
  );
}

/**
 * The content of the page of a closed job: its chips and title, the caller's application, and a text that
 * says that the job is closed.
 */
function ClosedJob({ job }: { job: ShownJob }) {
  const { t } = useTranslation();
  return (
    <section>
      <meta name="robots" content="noindex" />
      <JobChips {...job} />
      <h1>{job.title}</h1>
      <ApplicationState job={job} />
      <EmptyState
        illustration="closed"
        action={<Link to={paths.jobsResult}>{t('jobs.show.closedAction')}</Link>}
      >
        {t('jobs.show.closed')}
      </EmptyState>
    </section>
  );
}

/**
 * The screen /jobs/detail/{id} with one job, or with ClosedJob if the job is closed. Shows the not-found page
 * for a job that does not exist or that the caller may not see.
 */
export function JobDetailScreen() {
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
      <JobArticle job={job} state={<ApplicationState job={job} />} />
      <JobActions job={job} />
      <div data-screen-only className={styles.similar}>
        <SimilarJobs job={job} />
      </div>
    </div>
  );
}
