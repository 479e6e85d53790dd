const DAY = 86400000;

/** The time, in milliseconds, in which a person can cancel the deletion of their account. */
export const gracePeriod = 14 * DAY;
