import { useApolloClient } from '@apollo/client/react';
import {
  CallerApplicationFragmentDoc,
  ApplyToJobDocument,
  NotifyNewApplicationDocument,
} from '../../../generated/applyToJob';
import { useSignedIn } from '../../../lib/auth/useSignedIn';
import { reportError } from '../../../lib/errors/reportError';

interface Application {
  message?: string;
  url?: string;
  resumeIds?: readonly string[];
}

/**
 * Returns a function that sends an application, updates the cached job, and notifies Enishi's operator. It
 * rejects with the API's error if the application is refused. It does not wait for the notification; if that
 * fails, the error is reported.
 */
export function useApply(openJobID: string) {
  const client = useApolloClient();
  const sub = useSignedIn()?.sub;
  return async ({ message, url, resumeIds }: Application): Promise<void> => {
    if (!sub) return;
    const { data } = await client.mutate({
      mutation: ApplyToJobDocument,
      variables: {
        input: {
          ...{ userID: sub, openJobID, message: message?.trim() || null, url: url?.trim() || null },
          ...(resumeIds?.length && { resumeIds: [...resumeIds] }),
        },
      },
    });
    const myApply = data?.createUserApplies;
    client.cache.updateFragment(
      {
        id: `OpenJob:${openJobID}`,
        fragment: CallerApplicationFragmentDoc,
        fragmentName: 'CallerApplication',
      },
      (job) => job && { ...job, myApply: myApply ?? null },
    );
    void client
      .query({
        query: NotifyNewApplicationDocument,
        variables: { sub, openJob: openJobID },
        fetchPolicy: 'no-cache',
      })
      // The application is stored; a failed Slack notification is only reported.
      .catch((error: unknown) => reportError('notifyToSlackForNewUserApply', error));
  };
}
