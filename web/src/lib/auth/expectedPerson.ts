import { callerOf } from '../../../../model/access';
import { storedIdToken } from '../amplify/tokenStorage';
import { readClaims } from './readClaims';
import type { SignedIn } from './Session';

/**
 * Decodes the payload of a token. Characters outside ASCII are decoded wrongly, but in these tokens only
 * names contain them.
 */
const payloadOf = (token: string) =>
  JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))) as Record<
    string,
    unknown
  >;

/**
 * Returns the person that the stored ID token names, without a request; undefined if there is no readable
 * token. The token is not verified and may have expired, so use the result only to choose the layout and the
 * code to load. `hasProfile` is always true, because the token does not contain it.
 */
export function expectedPerson(): SignedIn | undefined {
  const token = storedIdToken();
  if (!token) return undefined;
  try {
    const claims = readClaims(payloadOf(token));
    if (claims.sub === '') return undefined;
    const { isAdmin, mustAgree } = callerOf(claims, '');
    return {
      status: 'signedIn',
      sub: claims.sub,
      email: claims.email,
      groups: claims.groups,
      organizationId: claims.organizationId,
      isAdmin,
      mustAgree,
      displayName: claims.email,
      profileIcon: '',
      hasProfile: true,
    };
  } catch {
    return undefined;
  }
}
