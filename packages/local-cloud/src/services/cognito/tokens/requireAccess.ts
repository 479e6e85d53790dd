import { errors } from 'jose';
import type { ClientConfiguration } from '../configuration/ClientConfiguration';
import type { Pool } from '../pool/Pool';
import { requireClient } from '../pool/requireClient';
import { ServiceError } from '../ServiceError';
import type { UserRecord } from '../users/UserRecord';
import { selfService } from './issueTokens';
import type { SessionRecord } from './SessionRecord';

const refuse = (message: string): never => {
  throw new ServiceError('NotAuthorizedException', message);
};

interface Access {
  user: UserRecord;
  client: ClientConfiguration;
  session: SessionRecord;
}

/**
 * Verifies an access token. Returns its user, app client and session.
 * @throws NotAuthorizedException or UserNotFoundException
 */
export async function requireAccess(pool: Pool, token: string): Promise<Access> {
  const claims = await pool.verifier.claims(token).catch((error: unknown) => {
    if (error instanceof errors.JWSSignatureVerificationFailed) {
      return refuse('Could not verify signature for Access Token');
    }
    return refuse('Invalid Access Token');
  });
  if (claims.token_use !== 'access') refuse('Invalid Access Token');
  if ((claims.exp ?? 0) * 1000 <= pool.now()) refuse('Access Token has expired');
  const user = pool.users.get(claims.sub ?? '');
  if (!user) throw new ServiceError('UserNotFoundException', 'User does not exist.');
  if (!user.enabled) refuse('User is disabled.');
  const session = pool.sessions.get(String(claims.origin_jti));
  if (!session) return refuse('Access Token has been revoked');
  if (!String(claims.scope).split(' ').includes(selfService))
    refuse('Access Token does not have required scopes');
  return { user, session, client: requireClient(pool, session.clientId) };
}
