import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { JobCardFragment } from '../../../generated/jobCard';
import { JobCardWithKeep } from '../../../entities/job/JobCardWithKeep';
import { buildResultUrl } from '../../../entities/job/search/buildResultUrl';
import type { JobSearch } from '../../../entities/job/search/JobSearch';
import styles from './JobsRow.module.css';

interface JobsRowProps {
  heading: string;
  jobs: JobCardFragment[];
  total: number;
  /** The search that the link すべて見る (see all) opens. */
  search: JobSearch;
}

export function JobsRow({ heading, jobs, total, search }: JobsRowProps) {
  const { t } = useTranslation();
  if (jobs.length === 0) return null;
  return (
    <section>
      <header className={styles.header}>
        <h2>{heading}</h2>
        <Link to={buildResultUrl(search)}>{t('jobs.top.all', { n: total })}</Link>
      </header>
      <div className={styles.tiles}>
        {jobs.map((job) => (
          <JobCardWithKeep key={job.id} job={job} shape="tile" />
        ))}
      </div>
    </section>
  );
}
