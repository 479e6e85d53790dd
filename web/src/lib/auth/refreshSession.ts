import { hasTokens } from '../amplify/tokenStorage';
import { sessionStore } from './sessionStore';

/**
 * Reads the session again: at the start, after signing in or registering, and when another tab did so. Without tokens,
 * it needs no request and no code.
 */
export async function refreshSession() {
  if (!hasTokens()) {
    sessionStore.set({ status: 'guest', reason: 'noTokens' });
    return;
  }
  const { readSession } = await import('./readSession');
  sessionStore.set(await readSession());
}
