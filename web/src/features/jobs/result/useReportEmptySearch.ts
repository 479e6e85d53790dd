import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { SettledJobsDocument } from '../../../generated/searchJobs';
import { buildJobFilter } from '../../../entities/job/search/buildJobFilter';
import type { JobSearch } from '../../../entities/job/search/JobSearch';
import { writeJobSearch } from '../../../entities/job/search/writeJobSearch';
import { delays } from '../../../lib/settings/delays';

/**
 * Reports search terms that find nothing to the API, but only when the person has stopped typing: incomplete
 * words find nothing either, and the API cannot distinguish them.
 * @param total the number of jobs found; undefined while the request is pending
 */
export function useReportEmptySearch(search: JobSearch, total: number | undefined) {
  const client = useApolloClient();
  const query = writeJobSearch({ ...search, page: 1, sort: null });
  const isInVain = total === 0 && search.keyword !== '';
  const report = useEffectEvent(() => {
    const variables = { filter: buildJobFilter(search) };
    // Statistics for the operators: no screen waits for it, and a failure is ignored.
    client.query({ query: SettledJobsDocument, variables, fetchPolicy: 'no-cache' }).catch(() => undefined);
  });
  useEffect(() => {
    if (!isInVain) return;
    const timer = setTimeout(() => report(), delays.searchSettled);
    return () => clearTimeout(timer);
  }, [query, isInVain]);
}
