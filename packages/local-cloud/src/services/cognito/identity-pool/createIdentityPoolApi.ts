import { JsonApi } from '../http/JsonApi';
import { ServiceError } from '../ServiceError';
import { getCredentialsForIdentity } from './getCredentialsForIdentity';
import type { IdentityPool } from './IdentityPool';
import { randomUUID } from 'node:crypto';
import { optional, structure, text, textMap } from '../input/checks';
import { readSignedInSub } from './readSignedInSub';

const input = structure({ IdentityPoolId: text, Logins: optional(textMap) });
/** Emulates Cognito's GetId. A signed-in user gets the same identity at each call, a guest a new one. */
async function getId(pool: IdentityPool, body: unknown) {
  const given = input(body, '');
  const { id: poolId, allowsGuests } = pool.configuration;
  if (given.IdentityPoolId !== poolId) {
    throw new ServiceError('ResourceNotFoundException', `IdentityPool '${given.IdentityPoolId}' not found.`);
  }
  const sub = await readSignedInSub(pool, given.Logins);
  if (sub === null && !allowsGuests) {
    throw new ServiceError(
      'NotAuthorizedException',
      'Unauthenticated access is not supported for this identity pool.',
    );
  }
  const known = sub === null ? undefined : pool.identities.ofUser(sub);
  if (known) return { IdentityId: known.id };
  const id = `${pool.users.region}:${randomUUID()}`;
  pool.identities.save({ id, sub });
  return { IdentityId: id };
}

const actions = new Map<string, (pool: IdentityPool, body: unknown) => Promise<object>>([
  ['GetId', getId],
  ['GetCredentialsForIdentity', getCredentialsForIdentity],
]);

/**
 * Creates the HTTP API of the Cognito identity pool.
 * @param pool null when the template has no identity pool; every request then fails
 */
export function createIdentityPoolApi(pool: IdentityPool | null, commit: () => Promise<void>): JsonApi {
  return new JsonApi({
    target: 'AWSCognitoIdentityService',
    commit,
    act: async (action, body) => {
      const act = actions.get(action);
      if (!act) throw new ServiceError('UnknownOperationException', `The action ${action} is not emulated.`);
      if (!pool) throw new ServiceError('ResourceNotFoundException', 'This stack has no identity pool.');
      return act(pool, body);
    },
  });
}
