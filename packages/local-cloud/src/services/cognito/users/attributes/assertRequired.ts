import type { Pool } from '../../pool/Pool';
import { ServiceError } from '../../ServiceError';

/**
 * Checks that the given attributes of a user include all attributes that the pool requires.
 * @throws InvalidParameterException
 */
export function assertRequired(pool: Pool, attributes: Record<string, string>): void {
  for (const { name, required } of pool.configuration.schema.values()) {
    if (required && attributes[name] === undefined) {
      throw new ServiceError(
        'InvalidParameterException',
        `Attributes did not conform to the schema: ${name}: The attribute ${name} is required`,
      );
    }
  }
}
