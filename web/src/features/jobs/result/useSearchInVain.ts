import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { SettledJobsDocument } from '../../../generated/searchJobs';
import { jobFilterOf } from '../search/jobFilterOf';
import type { JobSearch } from '../search/JobSearch';
import { lookedAt } from '../search/lookedAt';
import { writeJobSearch } from '../search/writeJobSearch';

/**
 * Tells the API of words that found nothing once somebody has stayed with them: every letter on the way finds
 * nothing too, and the API cannot tell one from the other.
 * @param total undefined while the answer is on its way
 */
export function useSearchInVain(search: JobSearch, total: number | undefined) {
  const client = useApolloClient();
  const query = writeJobSearch({ ...search, page: 1, sort: null });
  const isInVain = total === 0 && search.keyword !== '';
  const tell = useEffectEvent(() => {
    const variables = { filter: jobFilterOf(search) };
    // It is a number for the operators: nobody here waits for it, and without it nothing is lost.
    client.query({ query: SettledJobsDocument, variables, fetchPolicy: 'no-cache' }).catch(() => undefined);
  });
  useEffect(() => {
    if (!isInVain) return;
    const timer = setTimeout(() => tell(), lookedAt);
    return () => clearTimeout(timer);
  }, [query, isInVain]);
}
