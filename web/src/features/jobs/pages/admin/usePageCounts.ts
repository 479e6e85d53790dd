import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { PublicPageFragment } from '../../../../generated/publicPages';
import { CountJobsDocument } from '../../../../generated/searchJobs';
import { reportError } from '../../../../lib/errors/reportError';
import { buildJobFilter } from '../../../../entities/job/search/buildJobFilter';
import { buildPageSearch } from '../buildPageSearch';
import { publicJobsOnly } from '../publicJobsOnly';

/** Maximum number of searches that the API counts in one call. */
const IN_ONE_CALL = 50;

/**
 * Returns a map from the ids of public pages to the number of jobs that guests find on them. Pages whose
 * number is not known yet are not in the map.
 */
export function usePageCounts(pages: readonly PublicPageFragment[] | undefined): ReadonlyMap<string, number> {
  const client = useApolloClient();
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  useEffect(() => {
    let isWanted = true;
    const count = async () => {
      for (let at = 0; at < (pages?.length ?? 0); at += IN_ONE_CALL) {
        const some = pages?.slice(at, at + IN_ONE_CALL) ?? [];
        const filters = some.map((page) => ({ ...buildJobFilter(buildPageSearch(page)), ...publicJobsOnly }));
        const { data } = await client.query({
          query: CountJobsDocument,
          variables: { filters },
          fetchPolicy: 'network-only',
        });
        const entries = some.map(({ id }, index) => [id, data?.countOpenJobs[index] ?? 0] as const);
        if (isWanted) setCounts((known) => new Map([...known, ...entries]));
      }
    };
    count().catch((error: unknown) => reportError('CountJobs', error));
    return () => void (isWanted = false);
  }, [client, pages]);
  return counts;
}
