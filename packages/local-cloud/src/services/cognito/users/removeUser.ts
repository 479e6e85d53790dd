import type { Pool } from '../pool/Pool';
import type { UserRecord } from './UserRecord';

/** Deletes a user and the user's sessions, so that the user's tokens become invalid. */
export function removeUser(pool: Pool, user: UserRecord): void {
  pool.sessions.closeAll(user.sub);
  pool.users.remove(user);
}
