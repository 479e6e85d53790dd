import { ServiceError } from '../../ServiceError';

/**
 * Only emails are verified here.
 * @throws InvalidParameterException
 */
export function assertVerifiable(attributeName: string): void {
  if (attributeName === 'email') return;
  throw new ServiceError('InvalidParameterException', `Attribute ${attributeName} cannot be verified.`);
}
