import { ServiceError } from '../ServiceError';

/** @throws InvalidParameterException when the answer to a challenge lacks it */
export function requireParameter(responses: Record<string, string>, name: string): string {
  const value = responses[name];
  if (value) return value;
  throw new ServiceError('InvalidParameterException', `Missing required parameter ${name}`);
}
