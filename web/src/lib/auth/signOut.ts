import { reportError } from '../errors/reportError';
import { pendingKeep } from '../route/pendingKeep';
import { returnPath } from '../route/returnPath';
import { personal } from '../storage/personal';
import { toast } from '../toast/toast';
import { sessionStore } from './sessionStore';

interface SignOutOptions {
  /** The texts of the toast: `done` after signing out, `failed` if signing out fails. */
  done: string;
  failed: string;
  /** True to sign the person out on all devices. */
  isEverywhere?: boolean;
}

/**
 * Signs the person out in Cognito and in this browser, removes their unsent input from the device, and shows a toast.
 * The subscriptions of this device end with the screens that have opened them. If signing out in Cognito fails, the
 * person stays signed in.
 */
export async function signOut({ done, failed, isEverywhere = false }: SignOutOptions) {
  try {
    const { endSession } = await import('./endSession');
    await endSession(isEverywhere);
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
