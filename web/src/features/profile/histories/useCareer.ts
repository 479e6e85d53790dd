import { useQuery } from '@apollo/client/react';
import { useCallback } from 'react';
import { EditHistoriesDocument } from '../../../generated/editHistories';
import { useSignedIn } from '../../../lib/auth/useSignedIn';

/**
 * Returns the signed-in talent's histories, qualifications and CVs, and `read`, which queries them again and
 * resolves to the new data.
 */
export function useCareer() {
  const sub = useSignedIn()?.sub ?? '';
  const query = useQuery(EditHistoriesDocument, { variables: { sub }, fetchPolicy: 'cache-and-network' });
  const { refetch } = query;
  const read = useCallback(async () => {
    const { data } = await refetch();
    if (!data?.getUser) throw new Error('The profile does not exist.');
    return data.getUser;
  }, [refetch]);
  return { sub, profile: query.data?.getUser, error: query.error, read };
}

export type Career = NonNullable<ReturnType<typeof useCareer>['profile']>;
export type ReadCareer = () => Promise<Career>;
