import { refreshSession } from './refreshSession';

/**
 * Refreshes the tokens and the session, so that they contain what has changed in the account, for example that the
 * person has agreed to the terms.
 */
export async function renewSession(): Promise<void> {
  const { readTokens } = await import('./readTokens');
  await readTokens(true);
  await refreshSession();
}
