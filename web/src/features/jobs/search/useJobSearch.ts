import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { JobSearch } from './JobSearch';
import { readJobSearch } from './readJobSearch';
import { writeJobSearch } from './writeJobSearch';

/**
 * The search in the URL, and a function that changes it and starts at the first page. With `replace`, used while
 * typing, the change is no step in the history.
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
