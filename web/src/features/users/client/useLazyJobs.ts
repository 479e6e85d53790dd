import { useLazyQuery } from '@apollo/client/react';
import { JobsToOfferDocument } from '../../../generated/clientProfile';

/** Returns the organization's public jobs once `load` has been called: a list of them is often never opened. */
export function useLazyJobs(organizationId: string) {
  const [read, { data, loading }] = useLazyQuery(JobsToOfferDocument);
  return {
    jobs: data?.searchOpenJobs.items,
    isLoading: loading,
    load: () => {
      const filter = { organizationId: { eq: organizationId }, state: { eq: 'PUBLIC' as const } };
      void read({ variables: { filter } }).catch(() => undefined);
    },
  };
}
