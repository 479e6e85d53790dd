import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Rail } from '../../../components/rail/Rail';
import { buildResultUrl } from '../../../entities/job/search/buildResultUrl';
import { emptyJobSearch } from '../../../entities/job/search/emptyJobSearch';
import { CountedName } from './CountedName';
import { groupOccupations } from './groupOccupations';
import styles from './OccupationLinks.module.css';

interface OccupationLinksProps {
  occupations: readonly { id: string; name: string }[];
  /** The number of open jobs for the id of each occupation. */
  counts: ReadonlyMap<string, number> | undefined;
}

/** Links that each open the job search with one occupation, in a column for each family of occupations. */
export function OccupationLinks({ occupations, counts }: OccupationLinksProps) {
  const { t } = useTranslation();
  if (occupations.length === 0) return null;
  return (
    <section>
      <h2 className={styles.heading} id="occupations">
        {t('jobs.top.categories')}
      </h2>
      <Rail labelledBy="occupations" isNarrow>
        {groupOccupations(occupations).map(({ family, entries }) => (
          <div key={family} className={styles.family}>
            <h3>{t(`jobs.top.families.${family}`)}</h3>
            <ul>
              {entries.map(({ id, name }) => (
                <li key={id}>
                  <Link to={buildResultUrl({ ...emptyJobSearch, occupations: [id] })}>
                    <CountedName name={name} count={counts?.get(id)} />
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Rail>
    </section>
  );
}
