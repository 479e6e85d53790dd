import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Grid } from '../../../components/layout/Grid';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { JobCard } from '../../../entities/job/JobCard';
import { JobCord } from '../../../entities/job/match/JobCord';
import { paths } from '../../../lib/paths';
import { Block } from '../Block';
import type { FoundJobs } from './FoundJobs';
import { withOwnRows } from './withOwnRows';

const SHOWN = 6;

/** The block of the home screen with the newest jobs, at most six. */
export function NewJobs({ user, jobs, hasFailed, onRetry }: FoundJobs) {
  const { t } = useTranslation();
  return (
    <Block
      title={t('home.newJobs')}
      link={<Link to={paths.jobsResult}>{t('home.allJobs')}</Link>}
      shape="card"
      hasFailed={hasFailed}
      onRetry={onRetry}
    >
      {jobs &&
        (jobs.length === 0 ? (
          <EmptyState illustration="calm" action={<Link to={paths.jobs}>{t('home.find')}</Link>}>
            {t('home.noNewJobs')}
          </EmptyState>
        ) : (
          <Grid gap={16} min={300}>
            {jobs.slice(0, SHOWN).map((job) => (
              <JobCard
                key={job.id}
                job={withOwnRows(job, user)}
                to={paths.jobDetail(job.id)}
                shape="tile"
                match={<JobCord job={job} />}
              />
            ))}
          </Grid>
        ))}
    </Block>
  );
}
