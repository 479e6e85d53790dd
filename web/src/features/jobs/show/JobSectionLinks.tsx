import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { listJobSections } from './listJobSections';

interface JobSectionLinksProps {
  sections: ReturnType<typeof listJobSections>;
  className: string;
  /** The key of the section whose link is marked. */
  current?: string | null;
  /** Gets the marked link. */
  marked?: RefObject<HTMLAnchorElement | null>;
}

/** Links to the sections of a job's page; nothing if there are less than two. */
export function JobSectionLinks({ sections, className, current, marked }: JobSectionLinksProps) {
  const { t } = useTranslation();
  if (sections.length < 2) return null;
  return (
    <nav className={className} aria-label={t('jobs.show.index')}>
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
