import { ServiceError } from '../ServiceError';

/**
 * Returns a parameter of a client's response to a challenge.
 * @throws InvalidParameterException when it is missing or empty
 */
export function requireParameter(responses: Record<string, string>, name: string): string {
  const value = responses[name];
  if (value) return value;
  throw new ServiceError('InvalidParameterException', `Missing required parameter ${name}`);
}
