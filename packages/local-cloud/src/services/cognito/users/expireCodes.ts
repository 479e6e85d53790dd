import type { Pool } from '../pool/Pool';
import type { CodePurpose, UserRecord } from './UserRecord';

function expired(codes: UserRecord['codes'], now: number): UserRecord['codes'] {
  return Object.fromEntries(
    Object.entries(codes).map(([purpose, code]) => [purpose as CodePurpose, { ...code, expiresAt: now }]),
  );
}

/**
 * Makes all confirmation codes of the user with the given current or pending email address expire now.
 * @returns false when no user has this address
 */
export async function expireCodes(pool: Pool, email: string): Promise<boolean> {
  const user =
    pool.users.find(email) ??
    pool.users.all().find(({ attributes, pendingEmail }) => [attributes.email, pendingEmail].includes(email));
  if (!user) return false;
  pool.users.update(user.sub, (current) => ({ ...current, codes: expired(current.codes, pool.now()) }));
  await pool.store.commit();
  return true;
}
