import { useEffect } from 'react';
import type { JobSearch } from '../search/JobSearch';
import { settledAfter } from '../search/settledAfter';
import { recentSearches } from '../search/recentSearches';
import { writeJobSearch } from '../search/writeJobSearch';

/** Remembers a search that somebody stayed with for three seconds: not every letter on the way to it. */
export function useSaveRecentSearch(search: JobSearch) {
  const query = writeJobSearch({ ...search, page: 1, sort: null });
  useEffect(() => {
    const timer = setTimeout(() => recentSearches.note(query), settledAfter);
    return () => clearTimeout(timer);
  }, [query]);
}
