import { optional, structure, text, textMap } from '../input/checks';
import { ServiceError } from '../ServiceError';
import { assertTrusted } from './assertTrusted';
import type { IdentityPool } from './IdentityPool';
import type { IdentityRecord } from './IdentityRecord';
import { readSignedInSub } from './readSignedInSub';

const input = structure({ IdentityId: text, Logins: optional(textMap) });
const hour = 3_600_000;

/**
 * Returns the identity of a user who has signed in. If the user has none yet, the guest's identity that the
 * request names becomes the user's.
 */
function adopt(pool: IdentityPool, identity: IdentityRecord, sub: string): IdentityRecord {
  const own = pool.identities.ofUser(sub);
  if (own) return own;
  const adopted = { ...identity, sub };
  pool.identities.save(adopted);
  return adopted;
}

function providerOf({ users }: IdentityPool, sub: string): string {
  const name = `cognito-idp.${users.region}.amazonaws.com/${users.configuration.id}`;
  return `"${name}","${name}:CognitoSignIn:${sub}"`;
}

/**
 * Emulates Cognito's GetCredentialsForIdentity, which returns AWS credentials. They belong to one of the
 * identity pool's two roles, for guests or for signed-in users, and expire after an hour.
 */
export async function getCredentialsForIdentity(pool: IdentityPool, body: unknown) {
  const given = input(body, '');
  const found = pool.identities.get(given.IdentityId);
  if (!found) {
    throw new ServiceError('ResourceNotFoundException', `Identity '${given.IdentityId}' not found.`);
  }
  const sub = await readSignedInSub(pool, given.Logins);
  if (found.sub !== null && found.sub !== sub) {
    throw new ServiceError('NotAuthorizedException', `Access to Identity '${found.id}' is forbidden.`);
  }
  const { id: poolId, allowsGuests, guestRoleArn, authenticatedRoleArn } = pool.configuration;
  if (sub === null && !allowsGuests) {
    throw new ServiceError(
      'NotAuthorizedException',
      'Unauthenticated access is not supported for this identity pool.',
    );
  }
  const identity = sub === null ? found : adopt(pool, found, sub);
  const type = sub === null ? 'unauthenticated' : 'authenticated';
  const roleArn = sub === null ? guestRoleArn : authenticatedRoleArn;
  if (roleArn === null) {
    throw new ServiceError(
      'InvalidIdentityPoolConfigurationException',
      'Invalid identity pool configuration. Check assigned IAM roles for this pool.',
    );
  }
  assertTrusted(pool.stack, roleArn, poolId, type);
  const expiresAt = pool.users.now() + hour;
  const { accessKeyId, secretAccessKey, sessionToken } = pool.mint.issue({
    roleArn,
    sessionName: 'CognitoIdentityCredentials',
    expiresAt,
    identity: { poolId, id: identity.id, type, provider: sub === null ? null : providerOf(pool, sub) },
  });
  return {
    IdentityId: identity.id,
    Credentials: {
      AccessKeyId: accessKeyId,
      SecretKey: secretAccessKey,
      SessionToken: sessionToken,
      Expiration: Math.floor(expiresAt / 1000),
    },
  };
}
