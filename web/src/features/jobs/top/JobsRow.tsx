import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Rail } from '../../../components/rail/Rail';
import type { JobCardFragment } from '../../../generated/jobCard';
import { JobCardWithKeep } from '../../../entities/job/JobCardWithKeep';
import { buildResultUrl } from '../../../entities/job/search/buildResultUrl';
import type { JobSearch } from '../../../entities/job/search/JobSearch';
import styles from './JobsRow.module.css';

interface JobsRowProps {
  heading: string;
  jobs: readonly JobCardFragment[];
  total: number;
  /** The search that the link すべて見る (see all) opens. */
  search: JobSearch;
  /** True to show the first job as a large card with the beginning of its text, above the others. */
  hasLead?: boolean;
}

/** A section with cards of jobs, which on phones are one row that people push sideways. */
export function JobsRow({ heading, jobs, total, search, hasLead = false }: JobsRowProps) {
  const { t } = useTranslation();
  const id = useId();
  const [first, ...others] = jobs;
  if (!first) return null;
  const listed = hasLead ? others : jobs;
  return (
    <section>
      <header className={styles.header}>
        <h2 id={id}>{heading}</h2>
        <Link to={buildResultUrl(search)}>{t('jobs.top.all', { n: total })}</Link>
      </header>
      <div className={hasLead ? styles.withLead : undefined}>
        {hasLead && <JobCardWithKeep job={first} shape="lead" />}
        {listed.length > 0 && (
          <Rail labelledBy={id}>
            {listed.map((job) => (
              <JobCardWithKeep key={job.id} job={job} shape="tile" />
            ))}
          </Rail>
        )}
      </div>
    </section>
  );
}
