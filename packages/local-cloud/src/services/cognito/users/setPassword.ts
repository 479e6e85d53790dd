import { assertPassword } from '../passwords/assertPassword';
import { createPassword } from '../passwords/createPassword';
import type { Pool } from '../pool/Pool';
import type { UserRecord, UserStatus } from './UserRecord';

/**
 * Sets the password and the status of a user, and resets the count of wrong passwords.
 * @throws InvalidPasswordException or InvalidParameterException, see `assertPassword`
 */
export function setPassword(pool: Pool, user: UserRecord, password: string, status: UserStatus): UserRecord {
  assertPassword(pool.configuration.passwordPolicy, password);
  const record = createPassword(pool, user.username, password);
  return pool.users.update(user.sub, (current) => ({
    ...current,
    password: record,
    status,
    modifiedAt: pool.now(),
    failedSignIns: { count: 0, lastAt: 0, lockedUntil: 0 },
  }));
}
