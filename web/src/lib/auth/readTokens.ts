import { fetchAuthSession } from 'aws-amplify/auth';
import { cognitoCredentialsProvider } from 'aws-amplify/auth/cognito';
import { startAmplify } from '../amplify/startAmplify';
import { forgetTokens } from '../amplify/tokenStorage';
import { isInvalidSession } from './isInvalidSession';
import { type Claims, readClaims } from './readClaims';

export interface Tokens extends Claims {
  /** The ID token as text, for the header of requests to the API. */
  idToken: string;
}

/**
 * Reads the session of aws-amplify. If Cognito rejects the tokens, removes them and the identity that the
 * identity pool had assigned, and returns the session of a new guest.
 */
async function currentSession(forceRefresh: boolean) {
  try {
    return await fetchAuthSession({ forceRefresh });
  } catch (error) {
    if (!isInvalidSession(error)) throw error;
    forgetTokens();
    await cognitoCredentialsProvider.clearCredentialsAndIdentityId();
    return fetchAuthSession();
  }
}

/**
 * Returns the verified tokens of this tab, refreshed when they have expired or when `forceRefresh` is true.
 * Null for guests and when Cognito rejects the tokens. Throws when Cognito cannot be reached or fails.
 */
export async function readTokens(forceRefresh = false): Promise<Tokens | null> {
  await startAmplify();
  const { tokens } = await currentSession(forceRefresh);
  if (!tokens?.idToken) return null;
  return { idToken: tokens.idToken.toString(), ...readClaims(tokens.idToken.payload) };
}
