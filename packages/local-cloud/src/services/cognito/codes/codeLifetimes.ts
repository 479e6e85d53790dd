import type { CodePurpose } from '../users/UserRecord';

const hour = 3_600_000;

/** How long a mailed code is good, in milliseconds. */
export const codeLifetimes: Record<CodePurpose, number> = {
  signUp: 24 * hour,
  reset: hour,
  email: 24 * hour,
};
