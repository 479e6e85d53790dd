import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
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
  if (sections.length < 2) return null;
  return (
    <nav className={styles.row} aria-label={t('jobs.show.index')}>
      <ul>
        {sections.map(({ key, heading }) => (
          <li key={key}>
            <a
              href={`#${key}`}
              ref={key === current ? marked : undefined}
              aria-current={key === current ? 'true' : undefined}
            >
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
