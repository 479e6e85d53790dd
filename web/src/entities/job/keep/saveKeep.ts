import type { ApolloClient } from '@apollo/client';
import { ChangeKeptJobDocument, KeepJobDocument } from '../../../generated/keepJob';
import { classifyFailure } from '../../../lib/errors/classifyFailure';
import type { KeepableJob } from './KeepableJob';
import { showKeep } from './showKeep';

/**
 * Keeps (saves) a job for the person or removes the keep. The cache shows the change at once. If the API
 * refuses the change, the cache is reverted and the error is thrown.
 */
export async function saveKeep(
  client: ApolloClient,
  sub: string,
  job: KeepableJob,
  isFavorite: boolean,
): Promise<void> {
  const id = `${sub}.${job.id}`;
  const show = (value: boolean) => showKeep(client, id, job.id, value);
  const change = () =>
    client.mutate({ mutation: ChangeKeptJobDocument, variables: { input: { id, isFavorite } } });
  const create = () =>
    client.mutate({
      mutation: KeepJobDocument,
      variables: { input: { userID: sub, openJobID: job.id, isFavorite } },
    });
  show(isFavorite);
  try {
    // Another tab may have kept the job meanwhile: then the record exists and is updated.
    await (job.myFavorite
      ? change()
      : create().catch((error: unknown) => {
          if (classifyFailure(error).kind === 'Conflict') return change();
          throw error;
        }));
    // A response to an earlier query may have restored the old state in between.
    show(isFavorite);
  } catch (error) {
    show(!isFavorite);
    throw error;
  }
}
