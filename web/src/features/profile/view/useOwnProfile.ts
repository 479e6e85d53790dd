import { useQuery } from '@apollo/client/react';
import { OwnProfileDocument, type OwnProfileQuery } from '../../../generated/ownProfile';
import { useSignedIn } from '../../../lib/auth/useSignedIn';

export type OwnProfile = NonNullable<OwnProfileQuery['getUser']>;

/** Reads the signed-in talent's own profile, in one request. */
export function useOwnProfile() {
  const sub = useSignedIn()?.sub ?? '';
  const query = useQuery(OwnProfileDocument, { variables: { sub }, fetchPolicy: 'cache-and-network' });
  return { profile: query.data?.getUser, error: query.error, refetch: query.refetch };
}
