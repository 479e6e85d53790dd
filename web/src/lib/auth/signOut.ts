import { reportError } from '../errors/reportError';
import { pendingKeep } from '../route/pendingKeep';
import { returnPath } from '../route/returnPath';
import { personal } from '../storage/personal';
import { toast } from '../toast/toast';
import { sessionStore } from './sessionStore';

interface SignOutOptions {
  /** The text of the message when the person is signed out. */
  done: string;
  failed: string;
  /** True to end the sessions on all devices. */
  isEverywhere?: boolean;
}

/** Signs out, on the server too, removes what the person has entered on this device, and says so. When that fails, the person stays signed in. */
export async function signOut({ done, failed, isEverywhere = false }: SignOutOptions) {
  try {
    const [cognito, { startAmplify }] = await Promise.all([
      import('aws-amplify/auth'),
      import('../amplify/startAmplify'),
    ]);
    await startAmplify();
    await cognito.signOut({ global: isEverywhere });
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
