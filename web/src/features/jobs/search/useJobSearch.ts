import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { JobSearch } from '../../../entities/job/search/JobSearch';
import { readJobSearch } from './readJobSearch';
import { writeJobSearch } from '../../../entities/job/search/writeJobSearch';

/**
 * Returns the job search that the URL contains, and a function that replaces it. The new search begins at its
 * first page. With `replace`, which is used during typing, no entry is added to the browser's history.
 */
export function useJobSearch(): [JobSearch, (next: JobSearch, how?: { replace: boolean }) => void] {
  const [params, setParams] = useSearchParams();
  const search = useMemo(() => readJobSearch(params), [params]);
  const change = useCallback(
    (next: JobSearch, { replace } = { replace: false }) =>
      setParams(writeJobSearch({ ...next, page: 1 }), { replace, preventScrollReset: true }),
    [setParams],
  );
  return [search, change];
}
