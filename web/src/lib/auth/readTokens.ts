import { fetchAuthSession } from 'aws-amplify/auth';
import { cognitoCredentialsProvider } from 'aws-amplify/auth/cognito';
import { startAmplify } from '../amplify/startAmplify';
import { forgetTokens } from '../amplify/tokenStorage';
import { isInvalidSession } from './isInvalidSession';

export interface Tokens {
  /** The ID token as text, for the header of requests to the API. */
  idToken: string;
  sub: string;
  email: string;
  /** The Cognito attribute custom:name, which is the person's name until a profile exists. */
  name: string;
  groups: string[];
  /**
   * The id of the person's organization. Empty for talents, and for everybody while the client area is
   * closed.
   */
  organizationId: string;
}

/**
 * Reads aws-amplify's session. If Cognito rejects the tokens, removes them together with their identity, so
 * that the person gets that of a new guest.
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

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * Returns the verified tokens of this tab, refreshed when they have expired. Null for guests and when Cognito
 * rejects the tokens. Throws on network errors.
 */
export async function readTokens(forceRefresh = false): Promise<Tokens | null> {
  await startAmplify();
  const { tokens } = await currentSession(forceRefresh);
  if (!tokens?.idToken) return null;
  const {
    sub,
    email,
    'cognito:groups': groups,
    'custom:name': name,
    organizationId,
  } = tokens.idToken.payload;
  return {
    idToken: tokens.idToken.toString(),
    sub: text(sub),
    email: text(email),
    name: text(name),
    groups: Array.isArray(groups) ? groups.map(String) : [],
    organizationId: text(organizationId),
  };
}
