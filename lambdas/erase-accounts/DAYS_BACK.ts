/**
 * The number of days, from the day on which the erasure of an account was due, in which a failed erasure is
 * tried again.
 */
export const DAYS_BACK = 30;
