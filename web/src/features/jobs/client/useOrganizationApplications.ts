import { useQuery } from '@apollo/client/react';
import { useEffect, useMemo, useRef } from 'react';
import type { ApplyType } from '../../../generated/schema';
import {
  OrganizationApplicationsDocument,
  type OrganizationApplicationsQuery,
} from '../../../generated/organizationApplications';
import { stripStates } from './stripStates';

export type ListedApplication = OrganizationApplicationsQuery['searchUserApplies']['items'][number];

/** The numbers of applications to a job by state. */
export type StateCounts = Partial<Record<ApplyType, number>>;

/**
 * Returns the applications to all jobs of an organization, the longest unchanged first, and the number of
 * applications for each job and state. Rejected and withdrawn applications are left out. Reads further pages
 * until all applications are there.
 */
export function useOrganizationApplications(organizationId: string) {
  const filter = useMemo(
    () => ({ organizationId: { eq: organizationId }, type: { in: [...stripStates] } }),
    [organizationId],
  );
  const { data, error, refetch, fetchMore } = useQuery(OrganizationApplicationsDocument, {
    variables: { filter },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const asked = useRef<string | null>(null);
  const nextToken = data?.searchUserApplies.nextToken;
  useEffect(() => {
    if (!nextToken || asked.current === nextToken) return;
    asked.current = nextToken;
    // Without the further pages, the numbers are those of the pages that are there.
    fetchMore({ variables: { filter, nextToken } }).catch(() => undefined);
  }, [nextToken, filter, fetchMore]);
  const applications = data?.searchUserApplies.items;
  const counts = useMemo(() => {
    const byJob = new Map<string, StateCounts>();
    for (const { openJobID, type } of applications ?? []) {
      if (!openJobID || !type) continue;
      const ofJob = byJob.get(openJobID) ?? {};
      byJob.set(openJobID, { ...ofJob, [type]: (ofJob[type] ?? 0) + 1 });
    }
    return byJob;
  }, [applications]);
  return { applications, counts, error, refetch };
}
