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
 * @param isInVain whether no job contains every word of the keyword or a word that begins with it; false while the
 * request is pending
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
