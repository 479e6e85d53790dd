import { ServiceError } from '../ServiceError';
import type { UserRecord } from '../users/UserRecord';

const hour = 3_600_000;

/**
 * How often a user may do something within an hour: request codes and enter wrong codes (each counted by
 * purpose), and change the password. Cognito itself allows 5 to 20, depending on a risk assessment that is
 * not public.
 */
const limits = { codes: 20, wrongCodes: 5, changePassword: 5 };

type Deed = { kind: keyof typeof limits; of: string };

const nameOf = ({ kind, of }: Deed) => `${kind}:${of}`;

const recent = (user: UserRecord, deed: Deed, now: number) =>
  (user.attempts[nameOf(deed)] ?? []).filter((at) => now - at < hour);

/**
 * Checks that a user has not exceeded the hourly limit of an action, such as requesting codes.
 * @throws LimitExceededException
 */
export function assertWithinLimit(user: UserRecord, deed: Deed, now: number): void {
  if (recent(user, deed, now).length >= limits[deed.kind]) {
    throw new ServiceError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
  }
}

export function recordAttempt(user: UserRecord, deed: Deed, now: number): UserRecord {
  return { ...user, attempts: { ...user.attempts, [nameOf(deed)]: [...recent(user, deed, now), now] } };
}
