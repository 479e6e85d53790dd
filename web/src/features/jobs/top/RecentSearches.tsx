import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import type { Catalogue } from '../../../lib/catalogue/useCatalogue';
import { listActiveFilters } from '../search/listActiveFilters';
import { readJobSearch } from '../search/readJobSearch';
import { recentSearches } from '../search/recentSearches';
import styles from './CategoryLinks.module.css';

/** Links to the last searches made on this device. Renders nothing if there are none. */
export function RecentSearches({ catalogue }: { catalogue: Catalogue }) {
  const { t, i18n } = useTranslation();
  const recent = recentSearches.get();
  if (recent.length === 0) return null;
  return (
    <section>
      <h2 className={styles.heading}>{t('jobs.top.recent')}</h2>
      <ul className={styles.words}>
        {recent.map((query) => {
          const filters = listActiveFilters(
            readJobSearch(new URLSearchParams(query)),
            catalogue,
            t,
            i18n.language,
          );
          return (
            <li key={query}>
              <Link to={`${paths.jobsResult}?${query}`}>
                {filters.map(({ label }) => label).join(t('common.join'))}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
