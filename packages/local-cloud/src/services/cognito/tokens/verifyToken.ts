import type { Claims } from '../../../Authenticator';
import type { Pool } from '../pool/Pool';

/**
 * Returns the claims of an ID or access token; null when it is invalid or expired, or its user is disabled or deleted.
 * Like AppSync and identity pools, this does not ask whether the session has ended: a revoked token is accepted until it
 * expires (https://docs.aws.amazon.com/cognito/latest/developerguide/token-revocation.html).
 */
export async function verifyToken(pool: Pool, token: string): Promise<Claims | null> {
  const claims = await pool.verifier.claims(token).catch(() => null);
  if (!claims || (claims.exp ?? 0) * 1000 <= pool.now()) return null;
  const use = claims.token_use;
  if (use !== 'access' && use !== 'id') return null;
  const clientId = use === 'access' ? claims.client_id : claims.aud;
  if (typeof clientId !== 'string' || !pool.configuration.clients.has(clientId)) return null;
  const sub = claims.sub ?? '';
  if (!pool.users.get(sub)?.enabled) return null;
  return { ...claims, sub, token_use: use };
}
