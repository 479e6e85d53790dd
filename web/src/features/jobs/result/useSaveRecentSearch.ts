import { useEffect } from 'react';
import type { JobSearch } from '../../../entities/job/search/JobSearch';
import { recentSearches } from '../search/recentSearches';
import { writeJobSearch } from '../../../entities/job/search/writeJobSearch';
import { delays } from '../../../lib/settings/delays';

/**
 * Saves a job search as a recent search once the person has not changed it for some seconds, so that searches
 * for half-typed words are not saved.
 */
export function useSaveRecentSearch(search: JobSearch) {
  const query = writeJobSearch({ ...search, page: 1, sort: null });
  useEffect(() => {
    const timer = setTimeout(() => recentSearches.note(query), delays.searchSettled);
    return () => clearTimeout(timer);
  }, [query]);
}
