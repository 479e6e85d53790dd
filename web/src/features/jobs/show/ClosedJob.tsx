import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { JobChips } from '../../../entities/job/JobChips';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { paths } from '../../../lib/paths';
import { ApplicationState } from './ApplicationState';
import type { ShownJob } from './ShownJob';

/**
 * The content of the page of a closed job: its chips and title, the caller's application, and a text that
 * says that the job is closed.
 */
export function ClosedJob({ job }: { job: ShownJob }) {
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
