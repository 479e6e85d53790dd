const DAY = 86400000;

/** How long, in milliseconds, a person can still cancel the deletion of their account after requesting it. */
export const gracePeriod = 14 * DAY;
