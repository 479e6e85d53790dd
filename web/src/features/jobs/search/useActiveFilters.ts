import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Catalogue } from '../../../lib/catalogue/useCatalogue';
import type { SearchConcept } from '../../../generated/schema';
import { listActiveFilters } from './listActiveFilters';
import type { JobSearch } from '../../../entities/job/search/JobSearch';

const nothing: readonly SearchConcept[] = [];

/**
 * Returns the active filters of a job search, each with its label and the search without it. The array keeps
 * its identity until the search, the names or the language change.
 * @param concepts what the search has taken the keyword for; known once it was searched
 */
export function useActiveFilters(
  search: JobSearch,
  catalogue: Catalogue | null,
  concepts: readonly SearchConcept[] = nothing,
) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  return useMemo(
    () => listActiveFilters(search, catalogue, t, language, concepts),
    [search, catalogue, t, language, concepts],
  );
}
