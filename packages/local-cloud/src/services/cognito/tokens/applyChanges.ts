import type { Claim } from './Claim';
import type { ClaimChanges } from './TokenChanges';

// Claims that the user pool and every verifier rely on, so that a trigger may not change them.
const kept = new Set([
  'acr',
  'amr',
  'at_hash',
  'aud',
  'auth_time',
  'azp',
  'client_id',
  'cognito:username',
  'device_key',
  'event_id',
  'exp',
  'iat',
  'identities',
  'iss',
  'jti',
  'nbf',
  'nonce',
  'origin_jti',
  'scope',
  'sub',
  'token_use',
  'username',
  'version',
]);

/**
 * Applies the changes of the trigger PreTokenGeneration to the claims of a token, except for protected
 * claims.
 */
export function applyChanges(claims: Record<string, Claim>, changes: ClaimChanges): Record<string, Claim> {
  const allowed = ([name]: [string, Claim]) => !kept.has(name);
  const suppressed = new Set(changes.suppress.filter((name) => !kept.has(name)));
  return {
    ...Object.fromEntries(Object.entries(claims).filter(([name]) => !suppressed.has(name))),
    ...Object.fromEntries(Object.entries(changes.add).filter(allowed)),
  };
}
