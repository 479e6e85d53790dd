/** For how many days a failed erasure of an account is retried. */
export const DAYS_BACK = 30;
