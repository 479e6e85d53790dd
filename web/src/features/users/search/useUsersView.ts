import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readUsersView } from './readUsersView';
import type { UsersView } from './UsersView';
import { writeUsersView } from './writeUsersView';

/**
 * Returns the search of talents that the URL contains, and a function that changes a part of it. A change of
 * the conditions or the order returns to the first page.
 */
export function useUsersView(): [UsersView, (change: Partial<UsersView>) => void] {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => readUsersView(params), [params]);
  const change = (part: Partial<UsersView>) => {
    const keepsRows = Object.keys(part).every((key) => key === 'open' || key === 'page');
    const next = { ...view, ...(keepsRows ? {} : { page: 1 }), ...part };
    setParams(writeUsersView(next), { preventScrollReset: keepsRows });
  };
  return [view, change];
}
