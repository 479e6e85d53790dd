import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { JobChips } from '../../../entities/job/JobChips';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { paths } from '../../../lib/paths';
import { ApplicationState } from './ApplicationState';
import type { ShownJob } from './ShownJob';

/**
 * What the page of a closed job shows: its chips and title, that it is closed, and the caller's application.
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
