import { callerOf } from '../../../../model/access';
import { storedIdToken } from '../amplify/tokenStorage';
import { readClaims } from './readClaims';
import type { SignedIn } from './Session';

/**
 * Decodes the payload of a token. Characters outside of ASCII come out wrong, but only names contain them.
 */
const payloadOf = (token: string) =>
  JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))) as Record<
    string,
    unknown
  >;

/**
 * Returns the owner of the stored ID token, without a request; undefined without a readable token. The token
 * is not verified and may have expired, so only the layout of a page and the code of a screen may depend on
 * it. `hasProfile` is always true, because the token does not contain it.
 */
export function expectedPerson(): SignedIn | undefined {
  const token = storedIdToken();
  if (!token) return undefined;
  try {
    const claims = readClaims(payloadOf(token));
    if (claims.sub === '') return undefined;
    return {
      status: 'signedIn',
      sub: claims.sub,
      email: claims.email,
      groups: claims.groups,
      organizationId: claims.organizationId,
      isAdmin: callerOf(claims, '').isAdmin,
      displayName: claims.email,
      profileIcon: '',
      hasProfile: true,
    };
  } catch {
    return undefined;
  }
}
