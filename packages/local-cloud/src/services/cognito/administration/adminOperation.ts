import type { Input, Shape } from '../input/Check';
import { text } from '../input/checks';
import { operation, type Operation } from '../operations/operation';
import type { Pool } from '../pool/Pool';
import { ServiceError } from '../ServiceError';

/**
 * Creates an action of the Cognito API for administrators. The action rejects requests whose `UserPoolId`
 * belongs to another user pool.
 * @throws ResourceNotFoundException when the id belongs to another pool
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
