import type { Input, Shape } from '../input/Check';
import { text } from '../input/checks';
import { operation, type Operation } from '../operations/operation';
import type { Pool } from '../pool/Pool';
import { ServiceError } from '../ServiceError';

/**
 * Creates an action of the Cognito API that administrators call with a `UserPoolId`. The action throws
 * ResourceNotFoundException if the id is that of another user pool.
 */
export function adminOperation<S extends Shape>(
  shape: S,
  run: (pool: Pool, input: Input<S>) => object | Promise<object>,
): Operation {
  const ofPool = operation({ UserPoolId: text }, (pool, { UserPoolId }) => {
    if (UserPoolId === pool.configuration.id) return {};
    throw new ServiceError('ResourceNotFoundException', `User pool ${UserPoolId} does not exist.`);
  });
  const act = operation(shape, run);
  return async (pool, body) => {
    await ofPool(pool, body);
    return act(pool, body);
  };
}
