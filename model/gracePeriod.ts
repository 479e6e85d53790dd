const DAY = 86400000;

/** For how long, in milliseconds, a person can cancel the deletion of their account. */
export const gracePeriod = 14 * DAY;
