import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import {
  ApplicationsOfTalentsDocument,
  type ApplicationsOfTalentsQuery,
} from '../../../generated/clientProfile';

export type TalentApplication = ApplicationsOfTalentsQuery['searchUserApplies']['items'][number];

/**
 * Returns the applications of talents to the jobs of an organization; those that were withdrawn are not found. The screen
 * about the talents does not wait for them, and is right without them. Empty without an organization.
 */
export function useAppliedTalents(
  organizationId: string,
  subs: readonly string[],
): readonly TalentApplication[] {
  const key = subs.join(' ');
  const filter = useMemo(
    () => ({
      organizationId: { eq: organizationId },
      userID: { in: key.split(' ') },
      not: { type: { eq: 'WITHDRAWN' as const } },
    }),
    [organizationId, key],
  );
  const { data } = useQuery(ApplicationsOfTalentsDocument, {
    ...{ variables: { filter }, skip: key === '' || organizationId === '', fetchPolicy: 'cache-and-network' },
  });
  return data?.searchUserApplies.items ?? [];
}
