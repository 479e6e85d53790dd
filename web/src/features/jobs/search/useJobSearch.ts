import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { JobSearch } from './JobSearch';
import { readJobSearch } from './readJobSearch';
import { writeJobSearch } from './writeJobSearch';

/**
 * The search in the address, and how to change it. A change begins at the first page again. With `replace` it
 * leaves no step in the history: for every letter typed.
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
