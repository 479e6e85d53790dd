import { useLazyQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { JobsToOfferDocument } from '../../../generated/clientProfile';

/**
 * Returns the organization's public jobs for a select: they are read at once if one is chosen already (`isNeeded`),
 * otherwise when the list is opened for the first time, which it often never is.
 */
export function useLazyJobs(organizationId: string, isNeeded: boolean) {
  const [read, { data, loading }] = useLazyQuery(JobsToOfferDocument);
  const jobs = data?.searchOpenJobs.items;
  const load = () => {
    const filter = { organizationId: { eq: organizationId }, state: { eq: 'PUBLIC' as const } };
    void read({ variables: { filter } }).catch(() => undefined);
  };
  const start = useEffectEvent(load);
  useEffect(() => {
    if (isNeeded) start();
  }, [isNeeded]);
  const onOpenChange = (isOpen: boolean) => {
    if (isOpen && !jobs) load();
  };
  return { jobs, loading, onOpenChange };
}
