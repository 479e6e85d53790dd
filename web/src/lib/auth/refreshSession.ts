import { hasTokens } from '../amplify/tokenStorage';
import { expectedPerson } from './expectedPerson';
import { sessionStore } from './sessionStore';

/**
 * Reads the session again and stores it: at the start of the app, after signing in or registering, and when
 * another tab did so. Without stored tokens it sends no request and loads no code.
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
