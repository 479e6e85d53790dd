import { CancelDeletionDocument } from '../../generated/cancelDeletion';
import { apolloClient } from '../apollo/apolloClient';
import { classifyFailure } from '../errors/classifyFailure';
import { refreshSession } from './refreshSession';
import { sessionStore } from './sessionStore';

/**
 * Withdraws the person's request to delete their account and resolves to true. Resolves to false when there
 * is nothing to withdraw any more, because another tab has done so or the 14 days are over. Rejects with the
 * API's error when it fails for another reason.
 */
export async function cancelDeletion(sub: string): Promise<boolean> {
  try {
    await apolloClient().mutate({ mutation: CancelDeletionDocument, variables: { sub } });
  } catch (error) {
    if (classifyFailure(error).kind !== 'Conflict') throw error;
    await refreshSession();
    return false;
  }
  const session = sessionStore.get();
  if (session.status === 'signedIn') sessionStore.set({ ...session, deletionRequestedAt: null });
  return true;
}
