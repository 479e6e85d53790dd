import { JsonApi } from '../http/JsonApi';
import { ServiceError } from '../ServiceError';
import { getCredentialsForIdentity } from './getCredentialsForIdentity';
import { getId } from './getId';
import type { IdentityPool } from './IdentityPool';

const actions = new Map<string, (pool: IdentityPool, body: unknown) => Promise<object>>([
  ['GetId', getId],
  ['GetCredentialsForIdentity', getCredentialsForIdentity],
]);

/** @param pool Null when the template has none: then there is nothing to ask for. */
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
