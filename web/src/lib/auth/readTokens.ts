import { fetchAuthSession } from 'aws-amplify/auth';
import { cognitoCredentialsProvider } from 'aws-amplify/auth/cognito';
import { startAmplify } from '../amplify/startAmplify';
import { forgetTokens } from '../amplify/tokenStorage';
import { type Claims, readClaims } from './readClaims';

/**
 * The names of the errors with which Cognito rejects tokens for good. Temporary errors, such as throttling or
 * a failed network, are not among them.
 */
const REJECTIONS = new Set([
  'InvalidIdTokenException',
  'InvalidParameterException',
  'NotAuthorizedException',
  'PasswordResetRequiredException',
  'RefreshTokenReuseException',
  // The identity, of an identity pool that was replaced.
  'ResourceNotFoundException',
  'TokenRevokedException',
  'UserNotConfirmedException',
  'UserNotFoundException',
]);

/** Returns whether Cognito has rejected the stored tokens for good, so that trying again cannot help. */
const isInvalidSession = (error: unknown) => error instanceof Error && REJECTIONS.has(error.name);

export interface Tokens extends Claims {
  /** The ID token as text, for the header of requests to the API. */
  idToken: string;
}

/**
 * Reads the session of aws-amplify. If Cognito rejects the tokens, they are removed together with the guest
 * identity, and the session of a new guest is returned.
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
