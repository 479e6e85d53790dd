import type { Environment } from '../../../Environment';
import type { UserPoolConfiguration } from '../configuration/UserPoolConfiguration';
import type { Store } from '../storage/Store';
import { openSigningKey } from '../tokens/openSigningKey';
import { SessionDirectory } from '../tokens/SessionDirectory';
import { TokenVerifier } from '../tokens/TokenVerifier';
import { UserDirectory } from '../users/UserDirectory';
import { Challenges } from './Challenges';
import type { Pool } from './Pool';
import { randomBytes } from 'node:crypto';

const name = 'master';
/** Returns the secret of the user pool: 32 random bytes, which are created and stored at the first start. */
async function openSecret(store: Store): Promise<Buffer> {
  const kept = store.get('secrets', name);
  if (kept !== undefined) return Buffer.from(kept, 'base64');
  const secret = randomBytes(32);
  store.put('secrets', name, secret.toString('base64'));
  await store.commit();
  return secret;
}

/**
 * Opens a Cognito user pool with its stored records. The schema of the pool includes the attributes that
 * AddCustomAttributes added in earlier runs.
 */
export async function openPool(
  configuration: UserPoolConfiguration,
  environment: Pick<Environment, 'origin' | 'region'>,
  store: Store,
  surroundings: Pick<Pool, 'now' | 'invokeLambda' | 'sendMail'>,
): Promise<Pool> {
  const { now } = surroundings;
  const issuer = `${environment.origin}/cognito-idp/${configuration.id}`;
  for (const attribute of store.all('attributes')) configuration.schema.set(attribute.name, attribute);
  const signingKey = await openSigningKey(store);
  return {
    ...surroundings,
    configuration,
    region: environment.region,
    issuer,
    store,
    users: new UserDirectory(store, configuration),
    sessions: new SessionDirectory(store, now),
    signingKey,
    verifier: new TokenVerifier(signingKey, issuer),
    secret: await openSecret(store),
    srpExchanges: new Challenges(now),
    newPasswords: new Challenges(now),
  };
}
