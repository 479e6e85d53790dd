import type { Pool } from '../pool/Pool';
import type { UserRecord } from './UserRecord';

/** Removes the user with everything that lets anybody act as that user. */
export function removeUser(pool: Pool, user: UserRecord): void {
  pool.sessions.closeAll(user.sub);
  pool.users.remove(user);
}
