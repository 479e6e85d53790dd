import type { ClientConfiguration } from '../configuration/ClientConfiguration';
import type { Pool } from '../pool/Pool';
import { ServiceError } from '../ServiceError';
import { hashToken } from './hashToken';
import { issueTokens } from './issueTokens';

const refuse = (message: string): never => {
  throw new ServiceError('NotAuthorizedException', message);
};

/**
 * Issues new tokens for a refresh token. If the app client rotates refresh tokens, a new refresh token is
 * among them.
 * @throws NotAuthorizedException when the token is not valid, or its user is disabled or deleted
 * @throws RefreshTokenReuseException when the token has been replaced and its grace period is over
 */
export async function refreshTokens(
  pool: Pool,
  client: ClientConfiguration,
  refreshToken: string,
  clientMetadata: Record<string, string> | undefined,
) {
  const session = pool.sessions.ofRefreshToken(refreshToken);
  if (!session) return refuse('Refresh Token has been revoked');
  if (session.clientId !== client.id) refuse('Invalid Refresh Token');
  if (session.expiresAt <= pool.now()) refuse('Refresh Token has expired');
  if (session.refreshHash !== hashToken(refreshToken) && (session.retired?.graceUntil ?? 0) <= pool.now()) {
    throw new ServiceError('RefreshTokenReuseException', 'Refresh Token has been rotated');
  }
  const user = pool.users.get(session.sub);
  if (!user) return refuse('Refresh Token has been revoked');
  if (!user.enabled) refuse('User is disabled.');
  const tokens = await issueTokens(pool, user, client, session, 'RefreshTokens', clientMetadata);
  if (client.rotationGraceSeconds === null) return { AuthenticationResult: tokens };
  const successor = pool.sessions.rotate(session, client.rotationGraceSeconds);
  return { AuthenticationResult: { ...tokens, RefreshToken: successor } };
}
