import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { JobSectionLinks } from './JobSectionLinks';
import styles from './JobSectionRow.module.css';
import { listJobSections } from './listJobSections';
import type { ShownJob } from './ShownJob';
import { useSectionInView } from './useSectionInView';

/**
 * Links to the sections of a job's page, in a row that stays below the top bar on phones and tablets. The link to the
 * section in view is marked. Wide screens have a JobIndex instead.
 */
export function JobSectionRow({ job }: { job: ShownJob }) {
  const { t } = useTranslation();
  const sections = listJobSections(job, t);
  const current = useSectionInView(sections.map(({ key }) => key));
  const marked = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // Only sideways: the row itself is in the window.
    if (current) marked.current?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [current]);
  return <JobSectionLinks {...{ sections, current, marked }} className={styles.row!} />;
}
