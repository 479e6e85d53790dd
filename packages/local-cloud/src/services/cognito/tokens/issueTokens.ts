import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import type { ClientConfiguration } from '../configuration/ClientConfiguration';
import type { Pool } from '../pool/Pool';
import { callPreTokenGeneration } from '../triggers/callPreTokenGeneration';
import type { UserRecord } from '../users/UserRecord';
import type { Claim } from './Claim';
import type { SessionRecord } from './SessionRecord';
import type { TokenOccasion } from './TokenOccasion';
import { applyChanges } from './applyChanges';

const booleans = ['email_verified', 'phone_number_verified'];
/** Returns the attributes of a user that the app client may read, as claims of the ID token. */
function claimsOfAttributes(client: ClientConfiguration, user: UserRecord): Record<string, Claim> {
  const readable = Object.entries(user.attributes).filter(
    ([name]) => !client.readAttributes || client.readAttributes.has(name),
  );
  return Object.fromEntries(
    readable.map(([name, value]) => [name, booleans.includes(name) ? value === 'true' : value]),
  );
}

/**
 * The OAuth scope with which an access token may read and change its user's own data. Every sign-in through
 * the Cognito API grants it, unless the trigger PreTokenGeneration suppresses it.
 */
export const selfService = 'aws.cognito.signin.user.admin';

/**
 * Issues an ID token and an access token for a session. Calls the trigger PreTokenGeneration, which may
 * change their claims.
 */
export async function issueTokens(
  pool: Pool,
  user: UserRecord,
  client: ClientConfiguration,
  session: SessionRecord,
  occasion: TokenOccasion,
  clientMetadata: Record<string, string> | undefined,
) {
  const changes = await callPreTokenGeneration(
    pool,
    user,
    occasion,
    client.id,
    [selfService],
    clientMetadata,
  );
  const issuedAt = Math.floor(pool.now() / 1000);
  const { groups, roles, preferredRole } = changes.groups;
  const common: Record<string, Claim> = {
    sub: user.sub,
    ...(groups.length > 0 && { 'cognito:groups': groups }),
    iss: pool.issuer,
    origin_jti: session.id,
    event_id: randomUUID(),
    auth_time: Math.floor(session.signedInAt / 1000),
    iat: issuedAt,
  };
  const scopes = [selfService, ...changes.accessToken.scopesToAdd].filter(
    (scope) => !changes.accessToken.scopesToSuppress.includes(scope),
  );
  const sign = (claims: Record<string, Claim>, seconds: number) =>
    new SignJWT({ ...claims, jti: randomUUID(), exp: issuedAt + seconds })
      .setProtectedHeader({ alg: 'RS256', kid: pool.signingKey.id })
      .sign(pool.signingKey.privateKey);
  const idClaims = {
    ...common,
    ...(roles.length > 0 && { 'cognito:roles': roles }),
    ...(preferredRole && { 'cognito:preferred_role': preferredRole }),
    'cognito:username': user.username,
    aud: client.id,
    token_use: 'id',
    ...claimsOfAttributes(client, user),
  };
  const accessClaims = {
    ...common,
    client_id: client.id,
    token_use: 'access',
    scope: scopes.join(' '),
    username: user.username,
  };
  return {
    AccessToken: await sign(applyChanges(accessClaims, changes.accessToken), client.accessTokenSeconds),
    IdToken: await sign(applyChanges(idClaims, changes.idToken), client.idTokenSeconds),
    ExpiresIn: client.accessTokenSeconds,
    TokenType: 'Bearer',
  };
}
