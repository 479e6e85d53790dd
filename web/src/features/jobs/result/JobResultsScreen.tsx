import { useSignedIn } from '../../../lib/auth/useSignedIn';
import { Stack } from '../../../components/layout/Stack';
import { buildResultUrl } from '../../../entities/job/search/buildResultUrl';
import { useJobSearch } from '../search/useJobSearch';
import { loadable } from '../../../lib/loadable/loadable';
import { JobSearchView } from './JobSearchView';
import { KeywordInput } from './KeywordInput';
import { useJobResults } from './useJobResults';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { SettledJobsDocument } from '../../../generated/searchJobs';
import { buildJobFilter } from '../../../entities/job/search/buildJobFilter';
import type { JobSearch } from '../../../entities/job/search/JobSearch';
import { writeJobSearch } from '../../../entities/job/search/writeJobSearch';
import { delays } from '../../../lib/settings/delays';
import { recentSearches } from '../search/recentSearches';

/**
 * Saves a job search as a recent search once the person has not changed it for some seconds, so that searches
 * for half-typed words are not saved.
 */
function useSaveRecentSearch(search: JobSearch) {
  const query = writeJobSearch({ ...search, page: 1, sort: null });
  useEffect(() => {
    const timer = setTimeout(() => recentSearches.note(query), delays.searchSettled);
    return () => clearTimeout(timer);
  }, [query]);
}

/**
 * Reports to the API, for statistics, a job search whose keyword matches no job completely. Waits until the
 * person has stopped typing, because unfinished words often find nothing.
 * @param isInVain whether no job contains all words of the keyword (`useJobResults`)
 */
function useReportEmptySearch(search: JobSearch, isInVain: boolean) {
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

const SaveAlertButton = loadable(async () => (await import('../alerts/SaveAlertButton')).SaveAlertButton);
const SavePageButton = loadable(async () => (await import('../pages/SavePageButton')).SavePageButton);

/** The screen /jobs/result with the results of a job search. The URL contains the complete search. */
export function JobResultsScreen() {
  const [search, change] = useJobSearch();
  const results = useJobResults(search);
  const person = useSignedIn();
  useSaveRecentSearch(search);
  useReportEmptySearch(search, results.isInVain);
  return (
    <JobSearchView
      search={search}
      results={results}
      onChange={change}
      hrefOf={(page) => buildResultUrl({ ...search, page })}
      bar={
        <KeywordInput
          search={search}
          onChange={(keyword) => change({ ...search, keyword }, { replace: true })}
          onChoose={change}
        />
      }
      actions={
        person && (
          <Stack gap={8} wrap>
            <SaveAlertButton search={search} />
            {person.isAdmin && <SavePageButton search={search} />}
          </Stack>
        )
      }
    />
  );
}
