import { randomInt } from 'node:crypto';
import type { CodeOccasion } from '../mail/CodeOccasion';
import { composeMail } from '../mail/composeMail';
import { deliverMail } from '../mail/deliverMail';
import { maskEmail } from '../mail/maskEmail';
import type { Pool } from '../pool/Pool';
import type { CodePurpose, UserRecord } from '../users/UserRecord';
import { assertWithinLimit, recordAttempt } from './attempts';
import { codeLifetimes } from './codeLifetimes';

/** How the answer tells where a code went. */
export function describeDelivery(address: string) {
  return { Destination: maskEmail(address), DeliveryMedium: 'EMAIL', AttributeName: 'email' };
}

/**
 * Mails a new code of six digits, which replaces the one sent before.
 * @param details `to` where it is not the user's address.
 * @throws LimitExceededException, CodeDeliveryFailureException
 */
export async function sendCode(
  pool: Pool,
  user: UserRecord,
  purpose: CodePurpose,
  details: {
    occasion: CodeOccasion;
    clientId: string | null;
    clientMetadata: Record<string, string> | undefined;
    to?: string;
  },
) {
  const now = pool.now();
  const deed = { kind: 'codes', of: purpose } as const;
  assertWithinLimit(user, deed, now);
  const to = details.to ?? user.attributes.email ?? '';
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const current = pool.users.update(user.sub, (before) => ({
    ...recordAttempt(before, deed, now),
    codes: { ...before.codes, [purpose]: { code, expiresAt: now + codeLifetimes[purpose] } },
  }));
  await deliverMail(pool, await composeMail(pool, current, { ...details, to, code }));
  return describeDelivery(to);
}
