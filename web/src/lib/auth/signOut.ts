import { reportError } from '../errors/reportError';
import { returnPath } from '../route/returnPath';
import { personal } from '../storage/personal';
import { toast } from '../toast/toast';
import { sessionStore } from './sessionStore';

/**
 * Signs the person out of this browser and of Cognito. If that fails, the person stays signed in and sees the
 * text `failed`.
 */
export async function signOut(failed: string) {
  try {
    const [cognito, { startAmplify }] = await Promise.all([
      import('aws-amplify/auth'),
      import('../amplify/startAmplify'),
    ]);
    await startAmplify();
    await cognito.signOut();
  } catch (error) {
    toast.error(failed);
    await reportError('signOut', error);
    return;
  }
  returnPath.forget();
  personal.forgetAll();
  sessionStore.set({ status: 'guest', reason: 'signedOut' });
}
