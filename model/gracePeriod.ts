const DAY = 86400000;

/** How long a deletion request can be withdrawn, in milliseconds. */
export const gracePeriod = 14 * DAY;
