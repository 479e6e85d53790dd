import { ServiceError } from '../ServiceError';
import type { UserRecord } from '../users/UserRecord';

const hour = 3_600_000;

/** Hourly limits per user. Cognito allows 5 to 20, by a risk that it does not publish. */
const limits = { codes: 20, wrongCodes: 5, changePassword: 5 };

type Deed = { kind: keyof typeof limits; of: string };

const nameOf = ({ kind, of }: Deed) => `${kind}:${of}`;

const recent = (user: UserRecord, deed: Deed, now: number) =>
  (user.attempts[nameOf(deed)] ?? []).filter((at) => now - at < hour);

/** @throws LimitExceededException */
export function assertWithinLimit(user: UserRecord, deed: Deed, now: number): void {
  if (recent(user, deed, now).length >= limits[deed.kind]) {
    throw new ServiceError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
  }
}

export function recordAttempt(user: UserRecord, deed: Deed, now: number): UserRecord {
  return { ...user, attempts: { ...user.attempts, [nameOf(deed)]: [...recent(user, deed, now), now] } };
}
