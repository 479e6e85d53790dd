import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { JobCard } from '../../entities/job/JobCard';
import { JobCord } from '../../entities/job/match/JobCord';
import type { JobCardFragment } from '../../generated/jobCard';
import { paths } from '../../lib/paths';
import styles from './HomeScreen.module.css';

interface NewJobsProps {
  jobs: JobCardFragment[];
  total: number;
}

export function NewJobs({ jobs, total }: NewJobsProps) {
  const { t } = useTranslation();
  if (jobs.length === 0) return null;
  return (
    <section>
      <div className={styles.header}>
        <h2>{t('home.newJobs')}</h2>
        <Link to={paths.jobsResult}>{t('home.allJobs', { n: total })}</Link>
      </div>
      <div className={styles.tiles}>
        {jobs.map((job) => (
          <JobCard
            key={job.id}
            job={job}
            to={paths.jobDetail(job.id)}
            shape="tile"
            match={<JobCord job={job} />}
          />
        ))}
      </div>
    </section>
  );
}
