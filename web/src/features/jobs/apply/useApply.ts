import { useApolloClient } from '@apollo/client/react';
import {
  ApplyMarkFragmentDoc,
  ApplyToJobDocument,
  TellOfApplicationDocument,
} from '../../../generated/applyToJob';
import { useSignedIn } from '../../../lib/auth/useSignedIn';
import { reportError } from '../../../lib/errors/reportError';
import type { Applicant } from './Applicant';

interface Application {
  message?: string;
  url?: string;
}

/** Sends an application, shows it on the job, and lets the company know. Rejects as the API refuses. */
export function useApply(openJobID: string, applicant: Applicant | null) {
  const client = useApolloClient();
  const sub = useSignedIn()?.sub;
  return async ({ message, url }: Application): Promise<void> => {
    if (!sub) return;
    const { data } = await client.mutate({
      mutation: ApplyToJobDocument,
      variables: {
        input: { userID: sub, openJobID, message: message?.trim() || null, url: url?.trim() || null },
      },
    });
    const myApply = data?.createUserApplies;
    client.cache.updateFragment(
      { id: `OpenJob:${openJobID}`, fragment: ApplyMarkFragmentDoc, fragmentName: 'ApplyMark' },
      (job) => job && { ...job, myApply: myApply ?? null },
    );
    void client
      .query({
        query: TellOfApplicationDocument,
        variables: {
          sub,
          openJob: openJobID,
          name: applicant?.name,
          birthDate: applicant?.birthDate,
          job: applicant?.mainJob?.name,
          histories: (applicant?.workHistories?.items ?? []).flatMap(
            ({ organizationName }) => organizationName ?? [],
          ),
        },
        fetchPolicy: 'no-cache',
      })
      // The application stands: that the company hears of it later is nobody's concern at the screen.
      .catch((error: unknown) => reportError('notifyToSlackForNewUserApply', error));
  };
}
