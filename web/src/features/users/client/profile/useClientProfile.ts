import { useQuery } from '@apollo/client/react';
import { TalentAsMemberDocument, TalentOfMemberDocument } from '../../../../generated/clientProfile';
import { useSignedIn } from '../../../../lib/auth/useSignedIn';

/**
 * Reads a talent as the members of an organization see them. `talent` is null when they may not see the
 * talent, and undefined while it is loading. For administrators the API answers as for a member of the
 * organization that they have chosen.
 */
export function useClientProfile(sub: string, organizationId: string) {
  const isAdmin = useSignedIn()?.isAdmin === true;
  // What an organization sees must not replace what the cache knows about the person.
  const fetchPolicy = 'no-cache';
  const own = useQuery(TalentOfMemberDocument, { variables: { sub }, skip: isAdmin, fetchPolicy });
  const as = useQuery(TalentAsMemberDocument, {
    ...{ variables: { sub, organizationId }, skip: !isAdmin, fetchPolicy },
  });
  const { error, refetch } = isAdmin ? as : own;
  return { talent: isAdmin ? as.data?.getUserAs : own.data?.getUser, error, refetch };
}
