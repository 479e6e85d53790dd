import { ServiceError } from '../ServiceError';
import type { UserRecord } from '../users/UserRecord';

/**
 * Rejects a sign-in after an administrator has reset the user's password. The user must set a new password
 * first.
 * @throws PasswordResetRequiredException
 */
export function assertNoReset(user: UserRecord): void {
  if (user.status === 'RESET_REQUIRED') {
    throw new ServiceError('PasswordResetRequiredException', 'Password reset required for the user');
  }
}
