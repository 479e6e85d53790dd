import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Catalogue } from '../../../lib/catalogue/useCatalogue';
import { listActiveFilters } from './listActiveFilters';
import type { JobSearch } from '../../../entities/job/search/JobSearch';

/**
 * Returns the active filters of a job search as texts. The list remains the same object as long as the
 * search, the names and the language stay the same.
 */
export function useActiveFilters(search: JobSearch, catalogue: Catalogue | null) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  return useMemo(() => listActiveFilters(search, catalogue, t, language), [search, catalogue, t, language]);
}
