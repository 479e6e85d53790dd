import { assertPassword } from '../passwords/assertPassword';
import { createPassword } from '../passwords/createPassword';
import type { Pool } from '../pool/Pool';
import { poolName } from '../pool/poolName';
import type { UserRecord, UserStatus } from './UserRecord';

/** @throws InvalidPasswordException */
export async function setPassword(
  pool: Pool,
  user: UserRecord,
  password: string,
  status: UserStatus,
): Promise<UserRecord> {
  assertPassword(pool.configuration.passwordPolicy, password);
  const record = await createPassword(poolName(pool.configuration.id), user.username, password, pool.now());
  return pool.users.update(user.sub, (current) => ({
    ...current,
    password: record,
    status,
    modifiedAt: pool.now(),
    failedSignIns: { count: 0, lastAt: 0, lockedUntil: 0 },
  }));
}
