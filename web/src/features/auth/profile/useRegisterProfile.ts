import { useApolloClient, useMutation } from '@apollo/client/react';
import { NotifyNewUserDocument, RegisterProfileDocument } from '../../../generated/registerProfile';
import { classifyFailure } from '../../../lib/errors/classifyFailure';
import { reportError } from '../../../lib/errors/reportError';
import type { ProfileDraft } from './ProfileDraft';
import { buildProfileInput } from './buildProfileInput';

/**
 * Returns a function that stores the person's profile and private data, then posts to the Slack channel of
 * Enishi's operator. If the profile already exists (another tab or an earlier click stored it), the function
 * resolves without posting. If only the post fails, the error is reported and the function still resolves.
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
