import type { Pool } from '../pool/Pool';
import type { UserRecord } from './UserRecord';

/** Deletes a user and all sessions, so that existing tokens of the user are no longer valid. */
export function removeUser(pool: Pool, user: UserRecord): void {
  pool.sessions.closeAll(user.sub);
  pool.users.remove(user);
}
