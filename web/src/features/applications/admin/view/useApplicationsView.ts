import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AppliesView } from './ApplicationsView';
import { readAppliesView } from './readApplicationsView';
import { writeAppliesView } from './writeApplicationsView';

/** The view in the address, and how to change a part of it. Other rows begin at the first page. */
export function useAppliesView(): [AppliesView, (change: Partial<AppliesView>) => void] {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => readAppliesView(params), [params]);
  const change = (part: Partial<AppliesView>) => {
    const keepsRows = Object.keys(part).every((key) => key === 'open' || key === 'page');
    const next = { ...view, ...(keepsRows ? {} : { page: 1 }), ...part };
    setParams(writeAppliesView(next), { replace: 'keyword' in part, preventScrollReset: keepsRows });
  };
  return [view, change];
}
