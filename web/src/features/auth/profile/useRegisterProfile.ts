import { useApolloClient, useMutation } from '@apollo/client/react';
import { NotifyNewUserDocument, RegisterProfileDocument } from '../../../generated/registerProfile';
import { classifyFailure } from '../../../lib/errors/classifyFailure';
import { reportError } from '../../../lib/errors/reportError';
import type { ProfileDraft } from './ProfileDraft';
import { buildProfileInput } from './buildProfileInput';

/**
 * Stores the profile with its private data, then notifies the company. A profile that exists already (another tab,
 * a second click) counts as stored; a failed Slack notification is only reported.
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
