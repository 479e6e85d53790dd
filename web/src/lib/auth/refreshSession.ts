import { hasTokens } from '../amplify/tokenStorage';
import { expectedPerson } from './expectedPerson';
import { sessionStore } from './sessionStore';

/**
 * Reads the session again and stores it in `sessionStore`. Without stored tokens the session is a guest's;
 * then no request is sent and no code is loaded.
 */
export async function refreshSession() {
  if (!hasTokens()) {
    sessionStore.set({ status: 'guest', reason: 'noTokens' });
    return;
  }
  if (sessionStore.get().status === 'unknown')
    sessionStore.set({ status: 'unknown', expected: expectedPerson() });
  const { readSession } = await import('./readSession');
  sessionStore.set(await readSession());
}
