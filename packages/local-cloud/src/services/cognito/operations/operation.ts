import type { Shape, Input } from '../input/Check';
import { structure } from '../input/checks';
import type { Pool } from '../pool/Pool';

/**
 * An action of the Cognito user pool API. `body` is the parsed body of the request; the result is the JSON
 * response.
 */
export type Operation = (pool: Pool, body: unknown) => Promise<object>;

export function operation<S extends Shape>(
  shape: S,
  run: (pool: Pool, input: Input<S>) => object | Promise<object>,
): Operation {
  const read = structure(shape);
  return async (pool, body) => run(pool, read(body, ''));
}
