import { useTranslation } from 'react-i18next';
import styles from './JobIndex.module.css';
import { JobSectionLinks } from './JobSectionLinks';
import { listJobSections } from './listJobSections';
import type { ShownJob } from './ShownJob';

/** Links to the sections of a job's page, beside the text on wide screens. */
export function JobIndex({ job }: { job: ShownJob }) {
  const { t } = useTranslation();
  return <JobSectionLinks sections={listJobSections(job, t)} className={styles.index!} />;
}
