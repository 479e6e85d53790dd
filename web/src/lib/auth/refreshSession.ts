import { hasTokens } from '../amplify/tokenStorage';
import { sessionStore } from './sessionStore';

/**
 * Reads anew who is signed in and whether they have a profile: at start, after signing in or registering, and
 * when another tab did either. A guest costs no request and no code.
 */
export async function refreshSession() {
  if (!hasTokens()) {
    sessionStore.set({ status: 'guest', reason: 'noTokens' });
    return;
  }
  const { readSession } = await import('./readSession');
  sessionStore.set(await readSession());
}
