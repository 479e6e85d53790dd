import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths';
import type { Catalogue } from '../../../lib/catalogue/useCatalogue';
import { listActiveFilters } from '../search/listActiveFilters';
import { readJobSearch } from '../search/readJobSearch';
import { recentSearches } from '../search/recentSearches';
import { WordLinks } from './WordLinks';

/** Links to the last searches made on this device. Renders nothing if there are none. */
export function RecentSearches({ catalogue }: { catalogue: Catalogue }) {
  const { t, i18n } = useTranslation();
  const describe = (query: string) =>
    listActiveFilters(readJobSearch(new URLSearchParams(query)), catalogue, t, i18n.language)
      .map(({ label }) => label)
      .join(t('common.join'));
  return (
    <WordLinks
      heading={t('jobs.top.recent')}
      links={recentSearches
        .get()
        .map((query) => ({ to: `${paths.jobsResult}?${query}`, children: describe(query) }))}
    />
  );
}
