import type { ApolloClient } from '@apollo/client';
import { delays } from '../../../lib/settings/delays';
import { saveKeep } from './saveKeep';
import { showKeep } from './showKeep';

/**
 * Keeps the job that a person wanted to keep before they signed in. The page that they return to may have been read
 * before; its answer may come later, so the keep is shown once more.
 */
export async function keepPendingJob(client: ApolloClient, sub: string, jobId: string): Promise<void> {
  await saveKeep(client, sub, { id: jobId, myFavorite: null }, true);
  setTimeout(() => showKeep(client, `${sub}.${jobId}`, jobId, true), delays.searchIndex);
}
