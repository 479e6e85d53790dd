import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ApplicationsView } from './ApplicationsView';
import { readApplicationsView } from './readApplicationsView';
import { writeApplicationsView } from './writeApplicationsView';

/**
 * Returns the filters, order, page and open application that the URL contains, and a function that changes
 * some of them. A change of the filters or the order returns to the first page.
 */
export function useApplicationsView(): [ApplicationsView, (change: Partial<ApplicationsView>) => void] {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => readApplicationsView(params), [params]);
  const change = (part: Partial<ApplicationsView>) => {
    const keepsRows = Object.keys(part).every((key) => key === 'open' || key === 'page');
    const next = { ...view, ...(keepsRows ? {} : { page: 1 }), ...part };
    setParams(writeApplicationsView(next), { replace: 'keyword' in part, preventScrollReset: keepsRows });
  };
  return [view, change];
}
