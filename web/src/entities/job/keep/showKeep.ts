import type { ApolloClient } from '@apollo/client';
import { CallerKeepFragmentDoc } from '../../../generated/keepJob';
import { recentKeeps } from './recentKeeps';

/**
 * Updates the cache so that every card of a job shows whether the person has kept it, and notes the change
 * in `recentKeeps`. Cards whose query did not read the keep find it in the cache too. `keepId` is the id of the keep, which exists even after it was removed.
 */
export function showKeep(client: ApolloClient, keepId: string, jobId: string, isFavorite: boolean): void {
  recentKeeps.note(jobId, isFavorite);
  client.cache.writeFragment({
    ...{ id: `OpenJob:${jobId}`, fragment: CallerKeepFragmentDoc, fragmentName: 'CallerKeep' },
    data: {
      ...{ __typename: 'OpenJob', id: jobId },
      myFavorite: { ...{ __typename: 'UserFavoriteOpenJobs' }, version: 1, id: keepId, isFavorite },
    },
  });
}
