import type { PasswordPolicy } from '../configuration/PasswordPolicy';
import { ServiceError } from '../ServiceError';

const symbols = /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+\- ]/;
/**
 * Checks a new password against the password policy.
 * @throws InvalidPasswordException with the first rule that the password breaks
 */
export function assertPassword(policy: PasswordPolicy, password: string): void {
  const refuse = (reason: string): never => {
    throw new ServiceError('InvalidPasswordException', `Password did not conform with policy: ${reason}`);
  };
  if (password.length < policy.minimumLength) refuse('Password not long enough');
  if (policy.requireUppercase && !/[A-Z]/.test(password)) refuse('Password must have uppercase characters');
  if (policy.requireLowercase && !/[a-z]/.test(password)) refuse('Password must have lowercase characters');
  if (policy.requireNumbers && !/[0-9]/.test(password)) refuse('Password must have numeric characters');
  if (policy.requireSymbols && !symbols.test(password)) refuse('Password must have symbol characters');
}
