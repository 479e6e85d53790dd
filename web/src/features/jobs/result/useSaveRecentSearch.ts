import { useEffect } from 'react';
import type { JobSearch } from '../search/JobSearch';
import { recentSearches } from '../search/recentSearches';
import { writeJobSearch } from '../search/writeJobSearch';
import { delays } from '../../../lib/settings/delays';

/**
 * Saves a search to the recent searches once nobody has changed it for a while, so that half-typed words are not
 * saved.
 */
export function useSaveRecentSearch(search: JobSearch) {
  const query = writeJobSearch({ ...search, page: 1, sort: null });
  useEffect(() => {
    const timer = setTimeout(() => recentSearches.note(query), delays.searchSettled);
    return () => clearTimeout(timer);
  }, [query]);
}
