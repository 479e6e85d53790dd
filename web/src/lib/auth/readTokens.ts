import { cognitoCredentialsProvider, cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { startAmplify } from '../amplify/startAmplify';
import { forgetTokens } from '../amplify/tokenStorage';
import { type Claims, readClaims } from './readClaims';

/**
 * The names of the errors with which Cognito rejects tokens for good. Temporary errors, such as throttling or
 * a failed network, are not among them.
 */
const REJECTIONS = new Set([
  'InvalidParameterException',
  'NotAuthorizedException',
  'PasswordResetRequiredException',
  'RefreshTokenReuseException',
  // A user pool or its client that was replaced.
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
 * Returns the tokens of this tab, refreshed when they have expired or when `forceRefresh` is true. Null for guests and
 * when Cognito rejects the tokens; then they are removed together with the identity. Throws when Cognito cannot be
 * reached or fails. It asks for no credentials of AWS, as `fetchAuthSession` does, because nobody signed in uses any:
 * who has forged tokens learns from the API that they are not accepted.
 */
export async function readTokens(forceRefresh = false): Promise<Tokens | null> {
  await startAmplify();
  try {
    const tokens = await cognitoUserPoolsTokenProvider.getTokens({ forceRefresh });
    if (!tokens?.idToken) return null;
    return { idToken: tokens.idToken.toString(), ...readClaims(tokens.idToken.payload) };
  } catch (error) {
    if (!isInvalidSession(error)) throw error;
    forgetTokens();
    await cognitoCredentialsProvider.clearCredentialsAndIdentityId();
    return null;
  }
}
