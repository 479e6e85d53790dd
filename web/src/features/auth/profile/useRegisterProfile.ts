import { useApolloClient, useMutation } from '@apollo/client/react';
import { NotifyNewUserDocument, RegisterProfileDocument } from '../../../generated/registerProfile';
import { failureOf } from '../../../lib/errors/failureOf';
import { reportError } from '../../../lib/errors/reportError';
import type { ProfileDraft } from './ProfileDraft';
import { profileInput } from './profileInput';

/**
 * Stores the profile, with its private data, and tells the company. A profile that is there already (another tab,
 * a second click) is as good as a new one; a notice that fails is reported and spoils nothing.
 */
export function useRegisterProfile(sub: string) {
  const client = useApolloClient();
  const [create] = useMutation(RegisterProfileDocument);
  return async (draft: ProfileDraft, job: string | undefined) => {
    const input = profileInput(sub, draft);
    try {
      await create({ variables: { input } });
    } catch (error) {
      if (failureOf(error).kind === 'Conflict') return;
      throw error;
    }
    const name = `${input.lastName} ${input.firstName}`;
    await client
      .query({
        query: NotifyNewUserDocument,
        variables: { name, birthDate: input.birthDate, job, histories: [], sub },
        fetchPolicy: 'no-cache',
      })
      .catch((error: unknown) => reportError('notifyToSlackForNewUser', error));
  };
}
