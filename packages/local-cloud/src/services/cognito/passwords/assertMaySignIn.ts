import type { Pool } from '../pool/Pool';
import { ServiceError } from '../ServiceError';
import type { UserRecord } from '../users/UserRecord';

const day = 86_400_000;

/**
 * Checks everything that a sign-in requires apart from the password: the account is enabled and confirmed,
 * and a temporary password has not expired.
 * @throws NotAuthorizedException or UserNotConfirmedException
 */
export function assertMaySignIn(pool: Pool, user: UserRecord): void {
  if (!user.enabled) throw new ServiceError('NotAuthorizedException', 'User is disabled.');
  if (user.status === 'UNCONFIRMED') {
    throw new ServiceError('UserNotConfirmedException', 'User is not confirmed.');
  }
  const lifetime = pool.configuration.passwordPolicy.temporaryPasswordDays * day;
  if (user.status === 'FORCE_CHANGE_PASSWORD' && (user.password?.setAt ?? 0) + lifetime <= pool.now()) {
    throw new ServiceError(
      'NotAuthorizedException',
      'Temporary password has expired and must be reset by an administrator.',
    );
  }
}
