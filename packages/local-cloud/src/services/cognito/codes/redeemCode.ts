import type { Pool } from '../pool/Pool';
import { ServiceError } from '../ServiceError';
import type { CodePurpose, UserRecord } from '../users/UserRecord';
import { assertWithinLimit, recordAttempt } from './attempts';

/**
 * Checks a confirmation code that a user has entered. If it equals the stored code, the stored code is
 * deleted, so that it can be used only once.
 * @returns the user without the stored code
 * @throws ExpiredCodeException or CodeMismatchException; LimitExceededException after too many wrong codes
 */
export function redeemCode(pool: Pool, user: UserRecord, purpose: CodePurpose, code: string): UserRecord {
  const now = pool.now();
  const deed = { kind: 'wrongCodes', of: purpose } as const;
  assertWithinLimit(user, deed, now);
  const kept = user.codes[purpose];
  if (!kept || kept.expiresAt <= now) {
    throw new ServiceError('ExpiredCodeException', 'Invalid code provided, please request a code again.');
  }
  if (kept.code !== code) {
    pool.users.update(user.sub, (current) => recordAttempt(current, deed, now));
    throw new ServiceError('CodeMismatchException', 'Invalid verification code provided, please try again.');
  }
  return pool.users.update(user.sub, (current) => {
    const codes = { ...current.codes };
    delete codes[purpose];
    return { ...current, codes };
  });
}
