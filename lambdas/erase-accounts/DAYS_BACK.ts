/** For how many days a failed erasure is retried. */
export const DAYS_BACK = 30;
