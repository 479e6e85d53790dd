import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CompoundName } from '../../../components/wrapping/CompoundName';
import type { JobSearch } from '../../../entities/job/search/JobSearch';
import { buildResultUrl } from '../../../entities/job/search/buildResultUrl';
import styles from './CategoryLinks.module.css';

interface CategoryLinksProps {
  heading: string;
  shape: 'tiles' | 'words';
  entries: { id: string; name: string }[];
  /**
   * The number of jobs for the id of each entry. The links show these numbers. Required if `most` is given.
   */
  counts?: ReadonlyMap<string, number>;
  /** The maximum number of links. The entries with the most jobs are chosen. Undefined shows all entries. */
  most?: number;
  searchFor: (id: string) => JobSearch;
}

/**
 * A group of links that each open the job search with one condition, for example an occupation or a skill.
 */
export function CategoryLinks({ heading, shape, entries, counts, most, searchFor }: CategoryLinksProps) {
  const { t } = useTranslation();
  const countOf = (id: string) => counts?.get(id) ?? 0;
  const shown = most
    ? entries
        .filter(({ id }) => countOf(id) > 0)
        .sort((a, b) => countOf(b.id) - countOf(a.id))
        .slice(0, most)
    : entries;
  if (shown.length === 0) return null;
  return (
    <section>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles[shape]}>
        {shown.map(({ id, name }) => (
          <li key={id}>
            <Link to={buildResultUrl(searchFor(id))}>
              <CompoundName name={name} />
              {counts && <small>{t('jobs.top.jobCount', { n: countOf(id) })}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
