import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Rail } from '../../../components/rail/Rail';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { JobCord } from '../../../entities/job/match/JobCord';
import { paths } from '../../../lib/paths';
import { Block } from '../Block';
import type { FoundJobs } from './FoundJobs';
import { HomeJobCard } from './HomeJobCard';

const SHOWN = 6;

/** The block of the home screen with the newest jobs, at most six. */
export function NewJobs({ user, jobs, hasFailed, onRetry }: FoundJobs) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Block
      id={id}
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
          <Rail labelledBy={id}>
            {jobs.slice(0, SHOWN).map((job) => (
              <HomeJobCard key={job.id} job={job} user={user} match={<JobCord job={job} />} />
            ))}
          </Rail>
        ))}
    </Block>
  );
}
