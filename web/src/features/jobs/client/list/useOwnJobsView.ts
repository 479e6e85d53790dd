import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type JobState, jobStates } from '../../../../../../model/jobStates';
import { readPageNumber } from '../../../../lib/search/readPageNumber';

/** What an organization's list of its jobs shows: the states (all, if empty) and the page, counted from 1. */
interface OwnJobsView {
  states: JobState[];
  page: number;
}

/** Returns the states and the page that the URL contains, and a function that chooses other states. */
export function useOwnJobsView(): [OwnJobsView, (states: readonly JobState[]) => void] {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => {
    const asked = (params.get('state') ?? '').split(',');
    return {
      states: jobStates.filter((state) => asked.includes(state)),
      page: readPageNumber(params.get('page')),
    };
  }, [params]);
  const choose = (states: readonly JobState[]) =>
    setParams((before) => {
      before.delete('page');
      if (states.length > 0) before.set('state', states.join(','));
      else before.delete('state');
      return before;
    });
  return [view, choose];
}
