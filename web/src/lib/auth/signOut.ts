import { reportError } from '../errors/reportError';
import { pendingKeep } from '../route/pendingKeep';
import { returnPath } from '../route/returnPath';
import { personal } from '../storage/personal';
import { toast } from '../toast/toast';
import { sessionStore } from './sessionStore';

interface SignOutTexts {
  done: string;
  failed: string;
}

/** Signs out, on the server too, and says so. When that fails, the person stays signed in. */
export async function signOut({ done, failed }: SignOutTexts) {
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
  pendingKeep.forget();
  sessionStore.set({ status: 'guest', reason: 'signedOut' });
  toast.info(done);
}
