import { ServiceError } from '../ServiceError';
import { verifyToken } from '../tokens/verifyToken';
import type { IdentityPool } from './IdentityPool';

const refuse = (message: string): never => {
  throw new ServiceError('NotAuthorizedException', message);
};

/**
 * Returns the two names with which a request may refer to the user pool as its login provider: the pool's
 * name on AWS, and the issuer of the local tokens.
 */
function providersOf({ users }: IdentityPool): string[] {
  const { id } = users.configuration;
  return [`cognito-idp.${users.region}.amazonaws.com/${id}`, users.issuer.replace(/^https?:\/\//, '')];
}

/**
 * Returns the `sub` of the ID token in a request to the identity pool; null for guests.
 * @throws NotAuthorizedException for an invalid token
 */
export async function readSignedInSub(
  pool: IdentityPool,
  logins: Record<string, string> | undefined,
): Promise<string | null> {
  const [login, ...others] = Object.entries(logins ?? {});
  if (!login) return null;
  const [provider, token] = login;
  if (others.length > 0 || !providersOf(pool).includes(provider)) {
    return refuse('Token is not from a supported provider of this identity pool.');
  }
  const claims = await verifyToken(pool.users, token);
  if (claims?.token_use !== 'id')
    return refuse('Invalid login token. Not a valid OpenId Connect identity token.');
  if (!pool.configuration.clientIds.has(String(claims.aud))) {
    return refuse('Invalid login token. Incorrect token audience.');
  }
  return claims.sub;
}
