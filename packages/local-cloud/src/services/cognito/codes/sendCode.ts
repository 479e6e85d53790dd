import { randomInt } from 'node:crypto';
import type { CodeOccasion } from '../mail/CodeOccasion';
import { composeMail } from '../mail/composeMail';
import { deliverMail } from '../mail/deliverMail';
import type { Pool } from '../pool/Pool';
import type { CodePurpose, UserRecord } from '../users/UserRecord';
import { assertWithinLimit, recordAttempt } from './attempts';

/** Masks an email address as Cognito does in its responses: `t***@e***`. */
function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${local.charAt(0)}***@${domain.charAt(0)}***`;
}

const hour = 3_600_000;
/** For each purpose of a mailed confirmation code, the time in milliseconds after which the code expires. */
const codeLifetimes: Record<CodePurpose, number> = {
  signUp: 24 * hour,
  reset: hour,
  email: 24 * hour,
};

/** Returns the `CodeDeliveryDetails` of a Cognito response, which say where a code was sent. */
export function describeDelivery(email: string) {
  return { Destination: maskEmail(email), DeliveryMedium: 'EMAIL', AttributeName: 'email' };
}

/**
 * Mails a new six-digit confirmation code to a user. The previous code for the same purpose becomes invalid.
 * @param details `to` is set when the code goes to another address than the user's email
 * @throws LimitExceededException or CodeDeliveryFailureException
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
