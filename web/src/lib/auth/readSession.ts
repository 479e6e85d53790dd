import { SessionStartDocument } from '../../generated/sessionStart';
import { callerOf } from '../../../../model/access';
import { forgetTokens, hasTokens } from '../amplify/tokenStorage';
import { clients } from '../apollo/clients';
import { classifyFailure } from '../errors/classifyFailure';
import { readTokens, type Tokens } from './readTokens';
import type { Session } from './Session';

/**
 * Reads the session from the stored tokens and from the person's profile (name, picture, requested deletion).
 * If the tokens are invalid, removes them and returns a guest's session. If Cognito or the API cannot be
 * reached, returns the status `unreachable`. If the profile cannot be loaded, `hasProfile` is true, so that a
 * temporary failure does not send people to the registration.
 */
export async function readSession(): Promise<Session> {
  let tokens: Tokens | null;
  try {
    tokens = await readTokens();
  } catch (error) {
    console.warn('readTokens', error);
    return { status: 'unreachable' };
  }
  if (!tokens) {
    // Otherwise every start would find the same invalid tokens.
    forgetTokens();
    return { status: 'guest', reason: 'expired' };
  }
  const { sub, email, groups, organizationId } = tokens;
  const { isAdmin, mustAgree } = callerOf({ sub, groups }, '');
  const unread = { displayName: tokens.name, profileIcon: '', deletionRequestedAt: null };
  const answer = await clients
    .for(sub)
    .query({
      query: SessionStartDocument,
      variables: { sub, mustAgree },
      fetchPolicy: 'network-only',
      // Without the conversations, the profile still counts.
      errorPolicy: 'all',
    })
    .catch((error: unknown) => ({ data: undefined, error }));
  // The API has refused the tokens, and so has Cognito when they were to be refreshed.
  if (!hasTokens()) return { status: 'guest', reason: 'expired' };
  if (answer.error && classifyFailure(answer.error).kind === 'Offline') return { status: 'unreachable' };
  const profile = answer.data?.getUser ?? (answer.error ? unread : null);
  return {
    status: 'signedIn',
    sub,
    email,
    groups,
    organizationId,
    isAdmin,
    mustAgree,
    displayName: profile?.displayName || tokens.name || email,
    profileIcon: profile?.profileIcon ?? '',
    hasProfile: profile !== null,
    deletionRequestedAt: profile?.deletionRequestedAt,
  };
}
