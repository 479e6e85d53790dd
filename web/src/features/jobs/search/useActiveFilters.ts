import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Catalogue } from '../../../lib/catalogue/useCatalogue';
import { listActiveFilters } from './listActiveFilters';
import type { JobSearch } from '../../../entities/job/search/JobSearch';

/**
 * Returns the active filters of a job search, each with its label and the search without it. The array keeps
 * its identity until the search, the names or the language change.
 */
export function useActiveFilters(search: JobSearch, catalogue: Catalogue | null) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  return useMemo(() => listActiveFilters(search, catalogue, t, language), [search, catalogue, t, language]);
}
