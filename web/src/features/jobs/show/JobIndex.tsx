import { useTranslation } from 'react-i18next';
import styles from './JobIndex.module.css';
import { listJobSections } from './listJobSections';
import type { ShownJob } from './ShownJob';

/** Links to the sections of a job's page, beside the text on wide screens. */
export function JobIndex({ job }: { job: ShownJob }) {
  const { t } = useTranslation();
  const sections = listJobSections(job, t);
  if (sections.length < 2) return null;
  return (
    <nav className={styles.index} aria-label={t('jobs.show.index')}>
      <ul>
        {sections.map(({ key, heading }) => (
          <li key={key}>
            <a href={`#${key}`}>{heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
