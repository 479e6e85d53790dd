import { randomUUID } from 'node:crypto';
import type { Pool } from '../pool/Pool';
import type { UserRecord } from './UserRecord';

/**
 * Returns a new user with a random `sub` and without a password. It does not store the user.
 * @param username username or email that the client sent
 */
export function createUser(
  pool: Pool,
  username: string,
  attributes: Record<string, string>,
  status: UserRecord['status'],
): UserRecord {
  const sub = randomUUID();
  const { emailIsUsername } = pool.configuration;
  const email = emailIsUsername ? username : attributes.email;
  const now = pool.now();
  return {
    sub,
    username: emailIsUsername ? sub : username,
    attributes: email === undefined ? attributes : { email_verified: 'false', ...attributes, email },
    status,
    enabled: true,
    createdAt: now,
    modifiedAt: now,
    password: null,
    groups: [],
    codes: {},
    pendingEmail: null,
    failedSignIns: { count: 0, lastAt: 0, lockedUntil: 0 },
    attempts: {},
  };
}
