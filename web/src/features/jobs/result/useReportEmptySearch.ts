import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { SettledJobsDocument } from '../../../generated/searchJobs';
import { buildJobFilter } from '../../../entities/job/search/buildJobFilter';
import type { JobSearch } from '../../../entities/job/search/JobSearch';
import { writeJobSearch } from '../../../entities/job/search/writeJobSearch';
import { delays } from '../../../lib/settings/delays';

/**
 * Reports to the API, for statistics, a job search whose keyword matches no job completely. Waits until the
 * person has stopped typing, because unfinished words often find nothing.
 * @param isInVain whether no job contains all words of the keyword (`useJobResults`)
 */
export function useReportEmptySearch(search: JobSearch, isInVain: boolean) {
  const client = useApolloClient();
  const query = writeJobSearch({ ...search, page: 1, sort: null });
  const report = useEffectEvent(() => {
    const variables = { filter: buildJobFilter(search) };
    // Statistics for the operators: no screen waits for it, and a failure is ignored.
    client.query({ query: SettledJobsDocument, variables, fetchPolicy: 'no-cache' }).catch(() => undefined);
  });
  useEffect(() => {
    if (!isInVain || search.keyword === '') return;
    const timer = setTimeout(() => report(), delays.searchSettled);
    return () => clearTimeout(timer);
  }, [query, isInVain, search.keyword]);
}
