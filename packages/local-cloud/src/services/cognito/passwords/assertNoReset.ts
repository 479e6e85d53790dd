import { ServiceError } from '../ServiceError';
import type { UserRecord } from '../users/UserRecord';

/** After a reset by an administrator no password is right any more. @throws PasswordResetRequiredException */
export function assertNoReset(user: UserRecord): void {
  if (user.status === 'RESET_REQUIRED') {
    throw new ServiceError('PasswordResetRequiredException', 'Password reset required for the user');
  }
}
