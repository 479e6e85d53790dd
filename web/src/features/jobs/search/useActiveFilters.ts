import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Catalogue } from '../../../lib/catalogue/useCatalogue';
import { listActiveFilters } from './listActiveFilters';
import type { JobSearch } from './JobSearch';

/** The list stays the same object while search, names and language do. */
export function useActiveFilters(search: JobSearch, catalogue: Catalogue | null) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  return useMemo(() => listActiveFilters(search, catalogue, t, language), [search, catalogue, t, language]);
}
