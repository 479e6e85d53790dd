/** The number of days for which the erasure of an account is tried again when it fails. */
export const DAYS_BACK = 30;
