import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { JobsView } from './JobsView';
import { readJobsView } from './readJobsView';
import { writeJobsView } from './writeJobsView';

/**
 * Returns the filters, order and page that the URL contains, and a function that changes some of them. A change
 * of the filters or the order returns to the first page.
 */
export function useJobsView(): [JobsView, (change: Partial<JobsView>) => void] {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => readJobsView(params), [params]);
  const change = (part: Partial<JobsView>) =>
    setParams(writeJobsView({ ...view, page: 1, ...part }), { replace: 'keyword' in part });
  return [view, change];
}
