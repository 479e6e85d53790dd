import { reportError } from '../errors/reportError';
import { rememberedPath } from '../route/returnPath';
import { toast } from '../toast/toast';
import { sessionStore } from './sessionStore';

/** Signs out, on the server too; when that fails, the person stays signed in and is told `failed`. */
export async function leave(failed: string) {
  try {
    const [{ signOut }, { startAmplify }] = await Promise.all([
      import('aws-amplify/auth'),
      import('../amplify/startAmplify'),
    ]);
    await startAmplify();
    await signOut();
  } catch (error) {
    toast.error(failed);
    await reportError('signOut', error);
    return;
  }
  rememberedPath.forget();
  sessionStore.set({ status: 'guest', because: 'left' });
}
