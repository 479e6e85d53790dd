import { useApolloClient, useMutation } from '@apollo/client/react';
import { NotifyNewUserDocument, RegisterProfileDocument } from '../../../generated/registerProfile';
import { classifyFailure } from '../../../lib/errors/classifyFailure';
import { reportError } from '../../../lib/errors/reportError';
import type { ProfileDraft } from './ProfileDraft';
import { buildProfileInput } from './buildProfileInput';

/**
 * Returns a function that stores the profile and the private data of the person, then notifies Enishi's
 * operator on Slack. A profile that already exists (stored by another tab or an earlier click) counts as
 * success, without a notification. A failed notification is only reported as an error.
 */
export function useRegisterProfile(sub: string) {
  const client = useApolloClient();
  const [create] = useMutation(RegisterProfileDocument);
  return async (draft: ProfileDraft) => {
    const input = buildProfileInput(sub, draft);
    try {
      await create({ variables: { input } });
    } catch (error) {
      if (classifyFailure(error).kind === 'Conflict') return;
      throw error;
    }
    await client
      .query({
        query: NotifyNewUserDocument,
        variables: { sub },
        fetchPolicy: 'no-cache',
      })
      .catch((error: unknown) => reportError('notifyToSlackForNewUser', error));
  };
}
