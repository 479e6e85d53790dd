import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { RequestDeletionDocument } from '../../../generated/account';
import { refreshSession } from '../../../lib/auth/refreshSession';
import { sessionStore } from '../../../lib/auth/sessionStore';
import { classifyFailure } from '../../../lib/errors/classifyFailure';
import { toast } from '../../../lib/toast/toast';
import { useAttempt } from '../useAttempt';

/**
 * Returns three values: a function that checks the person's password and then requests the deletion of
 * their account, whether this function is running, and the text for its last error.
 */
export function useRequestDeletion(sub: string) {
  const { t } = useTranslation();
  const [mutate] = useMutation(RequestDeletionDocument);
  const { attempt, isRunning, refused } = useAttempt('account');
  const send = async () => {
    try {
      const { data } = await mutate({ variables: { input: { sub } } });
      const session = sessionStore.get();
      const deletionRequestedAt = data?.deleteUser?.deletionRequestedAt;
      if (session.status === 'signedIn') sessionStore.set({ ...session, deletionRequestedAt });
    } catch (error) {
      // Another tab has already sent the request.
      if (classifyFailure(error).kind !== 'Conflict') throw error;
      await refreshSession();
    }
  };
  /** Resolves to false when the password is wrong or the request fails, otherwise to true. */
  const request = async (password: string): Promise<boolean> => {
    const problem = await attempt(async () => {
      const { ownAccount } = await import('./ownAccount');
      await ownAccount.checkPassword(password);
      await send();
      toast.info(t('account.leave.done'));
    });
    return problem === null;
  };
  return { request, isRunning, refused };
}
