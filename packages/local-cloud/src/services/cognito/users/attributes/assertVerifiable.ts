import { ServiceError } from '../../ServiceError';

/**
 * Checks that an attribute can be verified with a code. The emulation supports this for `email` only.
 * @throws InvalidParameterException
 */
export function assertVerifiable(attributeName: string): void {
  if (attributeName === 'email') return;
  throw new ServiceError('InvalidParameterException', `Attribute ${attributeName} cannot be verified.`);
}
